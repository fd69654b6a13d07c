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
    [
      'route.priority',
      { _type: 'plan', route: { priority: 0 } },
      { _type: 'plan', route: { priority: -0.1 } },
    ],
    [
      'faq.pageSize',
      { _type: 'partnerPage', faq: { pageSize: 16 } },
      { _type: 'partnerPage', faq: { pageSize: 17 } },
    ],
    ['readMinutes', { _type: 'article', readMinutes: 8 }, { _type: 'article', readMinutes: 0 }],
  ])('%s', async (path, accepted, refused) => {
    expect(await errorPaths(accepted)).not.toContain(path)
    expect(await errorPaths(refused)).toContain(path)
  })
})

describe('a list that has more or fewer items than its section shows is refused', () => {
  test.each<[string, number, (items: object[]) => Draft]>([
    ['hero.features', 3, (features) => ({ _type: 'homePage', hero: { features } })],
    ['about.values', 3, (values) => ({ _type: 'homePage', about: { values } })],
    ['reasons.items', 4, (items) => ({ _type: 'carrier', reasons: { items } })],
    ['story.steps', 4, (steps) => ({ _type: 'partnerPage', story: { steps } })],
    ['story.founders', 2, (founders) => ({ _type: 'partnerPage', story: { founders } })],
    ['howItWorks.steps', 4, (steps) => ({ _type: 'partnerPage', howItWorks: { steps } })],
    ['advantages.items', 6, (items) => ({ _type: 'partnerPage', advantages: { items } })],
    ['closing.stats', 3, (stats) => ({ _type: 'partnerPage', closing: { stats } })],
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

describe('an empty optional object has no errors', () => {
  test.each(['logo', 'price', 'ansRegistration'])('carrier.%s', async (field) => {
    const found = await errorPaths({ _type: 'carrier' })
    expect(found.filter((path) => path.startsWith(field))).toEqual([])
  })

  test('claim.rule', async () => {
    const found = await errorPaths({ _type: 'claim' })
    expect(found.filter((path) => path.startsWith('rule'))).toEqual([])
  })
})
