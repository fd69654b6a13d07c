import { describe, expect, test } from 'vitest'
import { type Draft, errorPaths, validate } from '../testing/validate.ts'

const keys = (count: number) => Array.from({ length: count }, (_, index) => ({ _key: `k${index}` }))

describe('numbers outside their bounds are refused', () => {
  test.each<[string, Draft, Draft]>([
    ['rating', { _type: 'testimonial', rating: 5 }, { _type: 'testimonial', rating: 6 }],
    ['rating', { _type: 'testimonial', rating: 1 }, { _type: 'testimonial', rating: 0 }],
    ['rating', { _type: 'testimonial', rating: 4 }, { _type: 'testimonial', rating: 4.5 }],
    [
      'route.priority',
      { _type: 'plan', route: { priority: 0.8 } },
      { _type: 'plan', route: { priority: 1.1 } },
    ],
  ])('%s', async (path, accepted, refused) => {
    expect(await errorPaths(accepted)).not.toContain(path)
    expect(await errorPaths(refused)).toContain(path)
  })
})

describe('a list that has more or fewer items than its section shows is refused', () => {
  test.each<[string, number, (items: object[]) => Draft]>([
    ['hero.features', 3, (features) => ({ _type: 'homePage', hero: { features } })],
    ['story.founders', 2, (founders) => ({ _type: 'partnerPage', story: { founders } })],
  ])('%s takes exactly %i', async (path, count, draft) => {
    expect(await errorPaths(draft(keys(count)))).not.toContain(path)
    expect(await errorPaths(draft(keys(count - 1)))).toContain(path)
    expect(await errorPaths(draft(keys(count + 1)))).toContain(path)
  })

  test('at most four related pages', async () => {
    const related = (count: number) => ({
      _type: 'plan',
      route: {
        relatedRoutes: keys(count).map(({ _key }) => ({ _key, _type: 'reference', _ref: _key })),
      },
    })
    expect(await errorPaths(related(4))).not.toContain('route.relatedRoutes')
    expect(await errorPaths(related(5))).toContain('route.relatedRoutes')
  })
})

describe('a text longer or shorter than search engines show has a warning', () => {
  test.each([
    ['title', 'x'.repeat(61)],
    ['description', 'x'.repeat(69)],
    ['description', 'x'.repeat(161)],
  ])('%s', async (field, text) => {
    const found = await validate({ _type: 'plan', route: { [field]: text } })
    expect(found.filter(({ path }) => path === `route.${field}`)).toMatchObject([
      { level: 'warning' },
    ])
  })
})

describe('a rule for a whole object has its error at the field to correct', () => {
  test('a price without an amount', async () => {
    expect(await errorPaths({ _type: 'claim', kind: 'price' })).toContain('amount')
  })

  test('a menu item without a target', async () => {
    const homeMenu = [{ _key: 'a', _type: 'link', label: 'Blog', action: 'page' }]
    expect(await errorPaths({ _type: 'siteSettings', homeMenu })).toContain('homeMenu[a].page')
  })

  test('opening hours that end before they begin', async () => {
    const openingHours = [{ _key: 'a', opens: '18:00', closes: '08:00' }]
    expect(await errorPaths({ _type: 'siteSettings', openingHours })).toContain(
      'openingHours[a].closes',
    )
  })
})
