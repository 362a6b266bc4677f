"""The tests, the benchmarks and the tools that draw pictures from real games."""
