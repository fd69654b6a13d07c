import { keysOf } from '../read/keys.ts'

interface Metric {
  /** Up to this value the page counts as fast, and above the other one as slow. */
  good: number
  poor: number
  /** The upper limits of the classes in which values are counted; the last class has none. */
  limits: readonly number[]
}

const MILLISECONDS = [
  ...[25, 50, 75, 100, 150, 200, 300, 400, 500, 650, 800, 1000, 1250, 1500, 1800, 2150, 2500],
  ...[3000, 3500, 4000, 5000, 6500, 8000, 10_000, 15_000, 20_000],
]

/**
 * What is measured of a visit to a page, by its name in the library `web-vitals`: milliseconds, and for CLS a
 * score.
 *
 * @see https://web.dev/articles/defining-core-web-vitals-thresholds
 */
export const METRICS = {
  LCP: { good: 2500, poor: 4000, limits: MILLISECONDS },
  INP: { good: 200, poor: 500, limits: MILLISECONDS },
  CLS: { good: 0.1, poor: 0.25, limits: [0.001, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1] },
  TTFB: { good: 800, poor: 1800, limits: MILLISECONDS },
} as const satisfies Record<string, Metric>

export type MetricName = keyof typeof METRICS
export const METRIC_NAMES = keysOf(METRICS)

/** The class of devices that a page was shown on: with a window as narrow as a phone's, or another. */
export const DEVICES = ['phone', 'desktop'] as const
export type Device = (typeof DEVICES)[number]

export type Rating = 'good' | 'fair' | 'poor'

/** How a value of a metric is rated. */
export function ratingOf(name: MetricName, value: number): Rating {
  const { good, poor } = METRICS[name]
  if (value <= good) return 'good'
  return value <= poor ? 'fair' : 'poor'
}
