import { getOrMake } from './getOrMake.ts'

/** The durations with the same labels. */
interface Series {
  /** How many lasted no longer than each bound, but longer than the one before; the last: longer than all. */
  counts: number[]
  /** The sum of all. */
  seconds: number
}

/**
 * A histogram of durations as Prometheus reads it, for what ends tens of thousands of times a second: prom-client
 * takes a microsecond to find the labels of each, a tenth of what a whole answer from memory takes.
 *
 * @see https://prometheus.io/docs/instrumenting/exposition_formats/#histograms-and-summaries
 */
export class DurationHistogram {
  readonly #name: string
  readonly #help: string
  /** Seconds, ascending. */
  readonly #bounds: readonly number[]
  readonly #series = new Map<string, Series>()

  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name
    this.#help = help
    this.#bounds = bounds
  }

  /** @param labels as Prometheus writes them: `status="2xx",source="stored"` */
  observe(labels: string, seconds: number): void {
    const series = getOrMake(this.#series, labels, () => ({
      counts: [...this.#bounds, Number.POSITIVE_INFINITY].map(() => 0),
      seconds: 0,
    }))
    const found = this.#bounds.findIndex((bound) => seconds <= bound)
    const place = found === -1 ? this.#bounds.length : found
    series.counts[place] = (series.counts[place] ?? 0) + 1
    series.seconds += seconds
  }

  /** What Prometheus reads, with a line break at its end. */
  text(): string {
    const name = this.#name
    const lines = [...this.#series].flatMap(([labels, { counts, seconds }]) => {
      let total = 0
      const buckets = counts.map((count, index) => {
        total += count
        return `${name}_bucket{le="${this.#bounds[index] ?? '+Inf'}",${labels}} ${total}`
      })
      return [...buckets, `${name}_sum{${labels}} ${seconds}`, `${name}_count{${labels}} ${total}`]
    })
    return [`# HELP ${name} ${this.#help}`, `# TYPE ${name} histogram`, ...lines, ''].join('\n')
  }
}
