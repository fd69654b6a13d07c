import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { goodToken, PARTNER, QUOTE, testRoutes } from './testing/form.ts'

test('whatever is sent, the site neither fails nor keeps more than was asked for', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const value = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.double())
  // Mostly as a form sends it: what is wrong everywhere at once is refused too soon.
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
      const { kept, post } = testRoutes()
      const { status } = await post(body)
      seen.add(status)
      expect([200, 400, 422]).toContain(status)
      total += kept.length
      for (const { answers } of kept) expect(answers).not.toHaveProperty('ip')
    }),
    { numRuns: 10_000 },
  )
  expect(seen).toEqual(new Set([200, 400, 422]))
  expect(total).toBeGreaterThan(100)
  expect(log).not.toHaveBeenCalled()
})
