import { describe, expect, test } from 'vitest'
import { stepsTo, wantedBy } from './plan.ts'
import type { CorsOrigin, Hook } from './project.ts'

const ENVIRONMENT = {
  SANITY_WEBHOOK_SECRET: 'um-segredo-de-teste',
  SITE_URL: 'https://www.exemplo.com.br/',
  STUDIO_URL: 'https://exemplo.sanity.studio',
}
const wanted = wantedBy(ENVIRONMENT)
const ORIGIN: CorsOrigin = { id: 7, origin: wanted.studio, allowCredentials: true }
const HOOK: Hook = { ...wanted.hook, id: 'abc' }

const whats = (origins: CorsOrigin[], hooks: Hook[]) =>
  stepsTo(wanted, origins, hooks)
    .filter(({ lacking }) => lacking)
    .map(({ what }) => what)

describe('a project', () => {
  test('that has everything lacks nothing, and gets its secret again, which Sanity does not tell', () => {
    const steps = stepsTo(wanted, [ORIGIN], [HOOK])
    expect(steps).toEqual([
      expect.objectContaining({
        lacking: false,
        what: "Webhook: write the secret of 'Páginas do site' again",
      }),
    ])
  })

  test('whose Studio may not send credentials gets its origin anew', () => {
    expect(whats([{ ...ORIGIN, allowCredentials: false }], [HOOK])).toEqual([
      'CORS: remove https://exemplo.sanity.studio, which may not send credentials',
      'CORS: allow https://exemplo.sanity.studio, with credentials',
    ])
  })

  test.each<[string, Partial<Hook>]>([
    ['url', { url: 'https://outro.example/api/revalidate' }],
    ['filter', { rule: { ...wanted.hook.rule, filter: '_type == "page"' } }],
    ['projection', { rule: { ...wanted.hook.rule, projection: null } }],
    ['on', { rule: { ...wanted.hook.rule, on: ['create'] } }],
    ['includeDrafts', { includeDrafts: true }],
    ['isDisabledByUser', { isDisabledByUser: true }],
  ])('whose webhook has another %s gets it corrected', (field, change) => {
    expect(whats([ORIGIN], [{ ...HOOK, ...change }])).toEqual([
      `Webhook: change ${field} of 'Páginas do site'`,
    ])
  })

  test('keeps the webhooks of other names and of other datasets', () => {
    const others = [
      { ...HOOK, dataset: 'staging' },
      { ...HOOK, name: 'Outro' },
    ]
    expect(whats([ORIGIN], others)).toEqual([
      "Webhook: add 'Páginas do site' to https://www.exemplo.com.br/api/revalidate",
    ])
  })
})

test.each(['SITE_URL', 'STUDIO_URL', 'SANITY_WEBHOOK_SECRET'])(
  'an error names %s, which is missing',
  (name) => {
    expect(() => wantedBy({ ...ENVIRONMENT, [name]: '' })).toThrow(`${name} is not set`)
  },
)

test.each(['SITE_URL', 'STUDIO_URL'])('an error names %s, which is not encrypted', (name) => {
  expect(() => wantedBy({ ...ENVIRONMENT, [name]: 'http://exemplo.com.br' })).toThrow(name)
})
