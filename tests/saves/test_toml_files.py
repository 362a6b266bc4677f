"""What is sealed comes back equal; what is not ours is refused in one sentence, whatever the bytes."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from saves import snapshot, toml_files
from saves.faults import SaveFailed, SlotDamaged, SlotNewer
from tests.saves.strategies import tables

SEALED = toml_files.seal({"a": 1, "b": {"c": "d"}})


@given(tables)
@settings(deadline=None, max_examples=50)
def test_every_table_of_plain_data_comes_back_equal(table: dict[str, object]) -> None:
    written, body = toml_files.unseal(toml_files.seal({"state": table}), "x.toml")
    assert toml_files.parse(body, "x.toml") == {"state": table}
    assert written == 2


@given(tables)
@settings(deadline=None, max_examples=50)
def test_every_snapshot_comes_back_equal(table: dict[str, object]) -> None:
    found = snapshot.parse(snapshot.text("12-7f3k9q", "2026-01-01T00:00:00+00:00", table))
    assert (found.id, found.state) == ("12-7f3k9q", table)


def test_a_file_cut_at_any_byte_is_damaged() -> None:
    for length in range(len(SEALED)):
        with pytest.raises(SlotDamaged):
            toml_files.unseal(SEALED[:length], "x.toml")


def test_a_file_with_any_byte_changed_is_damaged() -> None:
    for place in range(len("format = 2\n"), len(SEALED)):
        broken = SEALED[:place] + bytes([SEALED[place] ^ 1]) + SEALED[place + 1 :]
        with pytest.raises(SlotDamaged):
            toml_files.unseal(broken, "x.toml")


def test_a_newer_format_is_named() -> None:
    with pytest.raises(SlotNewer, match=r"^Made by a newer Tamashii: format 3, this one reads up to 2\.$"):
        toml_files.unseal(SEALED.replace(b"format = 2", b"format = 3"), "x.toml")


@pytest.mark.parametrize("digits", [7, 30, 1000])
def test_a_format_far_ahead_is_newer_too(digits: int) -> None:
    with pytest.raises(
        SlotNewer, match=r"^Made by a newer Tamashii: a format beyond 999999, this one reads up to 2\.$"
    ):
        toml_files.unseal(SEALED.replace(b"format = 2", b"format = " + b"9" * digits), "x.toml")


def test_a_format_that_never_was_is_damage() -> None:
    with pytest.raises(SlotDamaged, match="never was a format 0"):
        toml_files.unseal(SEALED.replace(b"format = 2", b"format = 0"), "x.toml")


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"\xff\xfe", id="not-utf-8"),
        pytest.param(b"a = ", id="no-value"),
        pytest.param(b"a = 1\na = 2\n", id="twice"),
        pytest.param(b"[" * 100_000, id="brackets"),
        pytest.param(b"a = " + b"[" * 100_000, id="deep-list"),
        pytest.param(b"a = " + b"{a=" * 100_000, id="deep-table"),
        pytest.param(b"a = " + b"9" * 100_000, id="endless-number"),
        pytest.param(b"a = 0x" + b"f" * 4000, id="endless-number-in-sixteens"),
        pytest.param(b".".join([b"a"] * 100_000) + b" = 1", id="endless-key"),
        pytest.param(b"a = {" + b" . ".join([b'"b.c"', b"'d'"] * 50_000) + b" = 1}", id="endless-quoted-key"),
        pytest.param(b"[" + b".".join([b"a"] * 100_000) + b"]", id="endless-header"),
        pytest.param(bytes(1000), id="zeros"),
    ],
)
def test_toml_made_to_harm_the_reader_is_refused(data: bytes) -> None:
    with pytest.raises(SlotDamaged, match=r"^x\.toml .*\.$"):
        toml_files.parse(data, "x.toml")


def test_what_could_not_be_read_again_is_not_written() -> None:
    with pytest.raises(SaveFailed, match="more than 32 words"):
        toml_files.seal({"a": ".".join("a" * 50)})
    with pytest.raises(SaveFailed, match="more than 1000 digits"):
        toml_files.seal({"a": "0x" + "f" * 1000})
    toml_files.seal({"a": "." * 1000, "b": "1.2.3.4.5", "c": 10**4000})


def test_none_has_no_place_in_a_save() -> None:
    with pytest.raises(TypeError):
        toml_files.seal({"a": None})


def test_a_value_of_another_kind_is_damage() -> None:
    with pytest.raises(SlotDamaged, match=r"x\.toml has no serial"):
        toml_files.field({"serial": True}, "serial", int, "x.toml")
