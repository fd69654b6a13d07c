import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addHistograms, classOf, countOf, emptyHistogram, quantile } from './histogram.ts'
import { METRIC_NAMES, METRICS, type MetricName, ratingOf } from './metrics.ts'

const histogramOf = (name: MetricName, values: number[]) => {
  const counts = emptyHistogram(name)
  for (const value of values) counts[classOf(name, value)] = (counts[classOf(name, value)] ?? 0) + 1
  return counts
}

test('every value is counted in one class', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...METRIC_NAMES),
      fc.array(fc.double({ min: 0, noNaN: true })),
      (name, values) => {
        expect(countOf(histogramOf(name, values))).toBe(values.length)
      },
    ),
  )
})

test('the 75th percentile is in the class of the value that a quarter of the values exceed', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20_000), { minLength: 1 }), (values) => {
      const sorted = values.toSorted((one, other) => one - other)
      const exact = sorted[Math.ceil(values.length * 0.75) - 1] ?? 0
      const found = quantile('LCP', histogramOf('LCP', values), 0.75) ?? 0
      expect(classOf('LCP', found)).toBe(classOf('LCP', exact))
    }),
  )
})

test('values beyond the last limit count as that limit, and no values have no percentile', () => {
  expect(quantile('LCP', histogramOf('LCP', [60_000]), 0.75)).toBe(20_000)
  expect(quantile('LCP', emptyHistogram('LCP'), 0.75)).toBeUndefined()
})

test('histograms are added, also of versions with fewer classes', () => {
  const sum = addHistograms('CLS', [histogramOf('CLS', [0, 0.2]), [1]])
  expect(sum).toEqual(histogramOf('CLS', [0, 0, 0.2]))
})

test('a value is rated as Google rates it, whose limits are limits of classes', () => {
  const rated = (value: number) => ratingOf('INP', value)
  expect([rated(200), rated(201), rated(500), rated(501)]).toEqual(['good', 'fair', 'fair', 'poor'])
  for (const { good, poor, limits } of Object.values(METRICS)) {
    const all: readonly number[] = limits
    expect(all).toEqual(expect.arrayContaining([good, poor]))
    expect(all.toSorted((one, other) => one - other)).toEqual(all)
  }
})
