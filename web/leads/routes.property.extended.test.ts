import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { goodToken, PARTNER, QUOTE, testRoutes } from './testing/form.ts'

/** Each run sends a request. `FUZZ_RUNS=10000` is the long form; it takes 15 s alone on two cores. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1000)

test('whatever is sent, no request fails and no unknown field is stored', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const value = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.double())
  // Mostly valid values: with errors everywhere, each request would be refused by the first check.
  const mostly = (...right: unknown[]) =>
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: value })
  const answers = fc.record(
    Object.fromEntries(
      [...Object.keys({ ...QUOTE.answers, ...PARTNER.answers }), 'ip', '__proto__'].map((name) => [
        name,
        fc.oneof(value, fc.constantFrom('sim', 'nao', 'a@b.co', 'amil')),
      ]),
    ),
    { requiredKeys: [] },
  )
  const lead = fc.record(
    {
      kind: mostly('quote', 'partner'),
      key: mostly(QUOTE.key),
      page: mostly('/', '/a?b=c#d'),
      consent: mostly('1'),
      answers: fc.oneof(answers, mostly(QUOTE.answers, PARTNER.answers)),
    },
    { requiredKeys: ['kind', 'key', 'page', 'consent', 'answers'] },
  )
  const message = fc.record({ token: mostly(null), website: mostly(''), lead })
  const bodies = fc.oneof(
    message.map((fields) => JSON.stringify({ ...fields, token: fields.token ?? goodToken() })),
    fc.json(),
    fc.string(),
    fc.uint8Array(),
  )
  const seen = new Set<number>()
  let total = 0
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const { stored, post } = testRoutes()
      const { status } = await post(body)
      seen.add(status)
      expect([200, 400, 422]).toContain(status)
      total += stored.length
      for (const { answers } of stored) expect(answers).not.toHaveProperty('ip')
    }),
    { numRuns: RUNS },
  )
  expect(seen).toEqual(new Set([200, 400, 422]))
  expect(total).toBeGreaterThan(RUNS / 100)
  expect(log).not.toHaveBeenCalled()
})
