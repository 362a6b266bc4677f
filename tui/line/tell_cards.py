"""The cards of a seat in sentences: Bodies, Augments, the Learning Protocol, the Body Market, the BOT."""

from __future__ import annotations

from core.ascend.view import (
    AugmentLine,
    BodyLine,
    BossView,
    BotView,
    Card,
    EnemyView,
    FrameLine,
    KitView,
    MarketView,
    PatternLine,
    ProtocolStepLine,
    ProtocolView,
    TableView,
)
from tui.line.tell_boss import tell_boss
from tui.line.tell_enemies import tell_enemy
from tui.line.tell_launcher import tell_how_far, tell_shape
from tui.line.tell_words import sentence, tell_symbols

_STATES = {
    "active": "active",
    "other": "your other Body",
    "under": "the Walker, while no Advanced Body is active",
    "market": "",
}


def tell_kit(view: TableView) -> list[str]:
    """What the seat has in play: the Body with its numbers, assets, cards, and what lasts until the turn ends."""
    return [
        *_numbers(view),
        *tell_cards(view.kit),
        *map(sentence, view.kit.boosts),
    ]


def _numbers(view: TableView) -> list[str]:
    body, assets = view.body, view.assets
    trace = "" if body.trace is None else f" Trace {body.trace}: Trace dice {body.trace_dice}."
    return [
        f"Body {body.name}: MOV {body.mov}, ATT {body.att}, PRO {body.pro}.",
        f"Integrity {body.integrity} of {body.limit}.{trace}",
        f"Shield {assets.shield}, Memory {assets.memory}, Power {assets.power}, Reroll {assets.reroll}, "
        f"EXP {assets.exp}. Data: bag {assets.bag}, Launcher {assets.launcher}, dump {assets.dump}.",
    ]


def tell_cards(kit: KitView) -> list[str]:
    """The cards of a kit, those in use first."""
    lines = [line for body in kit.bodies for line in tell_body(body)]
    lines += [line for augment in kit.augments for line in tell_augment(augment)]
    if kit.protocol is not None:
        lines += tell_protocol(kit.protocol)
    if kit.bot is not None:
        lines.append(_bot(kit.bot))
    if kit.cls:
        lines.append(f"Class {kit.cls}: {kit.class_deck} Augments left to draw.")
    return lines


def tell_body(body: BodyLine) -> list[str]:
    """A Body with its Pattern, Combat Frames and rules."""
    state = _STATES[body.state]
    lines = [f"{body.name}, MOV {body.mov}, ATT {body.att}, PRO {body.pro}{f', {state}' if state else ''}."]
    if body.state == "market":
        lines.append(f"  Inhabited with {tell_shape(body.shape)}.")
    return [*lines, *map(_frame, body.frames), *(f"  Rule: {sentence(rule)}" for rule in body.rules)]


def tell_augment(augment: AugmentLine) -> list[str]:
    """An Augment: whose it is, when it works, what it does or costs."""
    where = "equipped" if augment.equipped else f"not equipped, {augment.memory} Memory"
    used = ", used this turn" if augment.used else ""
    lines = [f"{augment.name}, {augment.deck} Augment, {augment.timing}, {where}{used}."]
    if augment.frame is not None:
        lines.append(_frame(augment.frame))
    head = f"Launch {tell_shape(augment.shape)}" if augment.faction else "Rule"
    return [*lines, *(f"  {head}: {sentence(rule)}" for rule in augment.rules)]


def _frame(frame: FrameLine) -> str:
    return f"  Combat Frame {tell_symbols(frame.symbols)}: {sentence(frame.effect)}"


def tell_protocol(protocol: ProtocolView) -> list[str]:
    """The Learning Protocol: its steps with their rewards, and what it gives in the end."""
    lines = [f"{protocol.name}, Learning Protocol."]
    lines += [_step(place, step) for place, step in enumerate(protocol.steps, 1)]
    head = "Learnt" if protocol.finished else "In the end"
    return [*lines, *(f"  {head}: {sentence(rule)}" for rule in protocol.ability)]


def _step(place: int, step: ProtocolStepLine) -> str:
    counted = f", {step.count} of {step.times} so far" if step.state == "now" and step.times > 1 else ""
    state = {"done": "done", "now": f"now{counted}", "next": "to come"}[step.state]
    reward = f" Reward: {sentence(step.reward)}" if step.reward else ""
    return f"  Step {place}, {state}: {sentence(step.text)}{reward}"


def _bot(bot: BotView) -> str:
    return (
        f"J.O.R.D.A.N. BOT on {bot.place}, MOV {bot.mov}: {bot.battery} of {bot.slots} charges. "
        f"Charged with {tell_shape(bot.shape)}."
    )


def tell_market(market: MarketView, patterns: tuple[PatternLine, ...]) -> list[str]:
    """The Body Market with how far each Body is away, and the Augment decks in play."""
    if not market.in_play:
        return ["There is no Body Market in this scenario."]
    far = {line.source: tell_how_far(line) for line in patterns}
    lines = [f"Body Market: {len(market.bodies)}, {market.deck} in the deck."]
    for body in market.bodies:
        name, *rest = tell_body(body)
        lines += [f"{name} {far.get(body.card, '')}".rstrip(), *rest]
    decks = ", ".join(f"{deck.name} {deck.left}" for deck in market.factions)
    return [*lines, f"Faction Augments left: {decks}." if decks else "No Faction's deck is in play yet."]


def tell_party(kit: KitView) -> str:
    """What a seat has in play, in one line."""
    augments = [augment.name for augment in kit.augments if augment.equipped]
    waiting = [augment.name for augment in kit.augments if not augment.equipped]
    parts = [f"{kit.bodies[0].name}{f', {kit.cls}' if kit.cls else ''}"] if kit.bodies else []
    parts += [f"Augments {', '.join(augments)}"] if augments else []
    parts += [f"not equipped {', '.join(waiting)}"] if waiting else []
    if kit.protocol is not None:
        done = sum(step.state == "done" for step in kit.protocol.steps)
        parts.append(f"{kit.protocol.name}, {done} of {len(kit.protocol.steps)} steps")
    return f"  {'; '.join(parts)}."


def tell_card_of(card: Card) -> list[str]:
    """Any card that is laid out to choose from, or that a question is about."""
    match card:
        case BodyLine():
            return tell_body(card)
        case AugmentLine():
            return tell_augment(card)
        case ProtocolView():
            return tell_protocol(card)
        case EnemyView():
            return tell_enemy("Card", card)
        case BossView():
            return tell_boss(card)
