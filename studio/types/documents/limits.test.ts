import { expect, test } from 'vitest'
import { type Draft, errorPaths, validate } from '../testing/validate.ts'

test.each([0, 4.5, 6])(
  'a rating of %d is refused: it is a whole number from 1 to 5',
  async (rating) => {
    expect(await errorPaths({ _type: 'testimonial', rating })).toContain('rating')
    expect(await errorPaths({ _type: 'testimonial', rating: 1 })).not.toContain('rating')
    expect(await errorPaths({ _type: 'testimonial', rating: 5 })).not.toContain('rating')
  },
)

const keys = (count: number) => Array.from({ length: count }, (_, index) => ({ _key: `k${index}` }))

test.each<[string, accepted: number[], refused: number[], (items: object[]) => Draft]>([
  ['hero.features', [3], [2, 4], (features) => ({ _type: 'homePage', hero: { features } })],
  ['story.founders', [2], [1, 3], (founders) => ({ _type: 'partnerPage', story: { founders } })],
  [
    'route.relatedRoutes',
    [0, 4],
    [5],
    (relatedRoutes) => ({ _type: 'plan', route: { relatedRoutes } }),
  ],
])('%s takes %j items, and not %j', async (path, accepted, refused, draft) => {
  for (const count of accepted) expect(await errorPaths(draft(keys(count)))).not.toContain(path)
  for (const count of refused) expect(await errorPaths(draft(keys(count)))).toContain(path)
})

test.each([
  ['title', 'x'.repeat(61)],
  ['description', 'x'.repeat(69)],
  ['description', 'x'.repeat(161)],
])('a %s longer or shorter than search engines show has a warning', async (field, text) => {
  const found = await validate({ _type: 'plan', route: { [field]: text } })
  expect(found.filter(({ path }) => path === `route.${field}`)).toMatchObject([
    { level: 'warning' },
  ])
})

const target = { _key: 'a', _type: 'link', label: 'Blog', action: 'page' }
const hours = { _key: 'a', opens: '18:00', closes: '08:00' }

test.each<[string, Draft]>([
  ['amount', { _type: 'claim', kind: 'price' }],
  ['homeMenu[a].page', { _type: 'siteSettings', homeMenu: [target] }],
  ['openingHours[a].closes', { _type: 'siteSettings', openingHours: [hours] }],
])('a rule for a whole object has its error at the field to correct: %s', async (path, draft) => {
  expect(await errorPaths(draft)).toContain(path)
})
