import { pairPaths } from '@elos/content/parts/address/pair'
import { QUOTE_FORMS } from '@elos/content/parts/address/path'
import { expect } from '@playwright/test'
import { test } from './support/content.ts'
import { lake, publish } from './support/lake.ts'
import { registry } from './support/registry.ts'
import { visit } from './support/site.ts'

// Each test counts the pages that are rendered again: another one at the same time would add to them.
test.describe.configure({ mode: 'serial' })

const CLAIM = 'claim-bradesco-preco'
const STATING_CLAIM = ['/', '/bradesco-saude', '/blog/plano-saude-bradesco-onde-contratar']

const carriers = registry.filter(({ kind }) => kind === 'carrier').map(({ path }) => path)

/** Every page, also those that compare two carriers. */
const PATHS = [...registry.map(({ path }) => path), ...pairPaths(carriers)]

const visitAll = () => Promise.all(PATHS.map((path) => visit(path)))

const setPrice = (amount: number) => publish(() => lake.patch(CLAIM).set({ amount }).commit())

/** The paths of the pages whose text includes some words. */
const pathsWith = (pages: Awaited<ReturnType<typeof visitAll>>, words: string) =>
  pages.filter(({ text }) => text.includes(words)).map(({ path }) => path)

test.beforeAll(async () => {
  // Every page is made and stored now, so that the tests count only those that a publish makes again.
  const phone = await lake.fetch('*[_id == "siteSettings"][0].phone')
  await publish(() => lake.patch('siteSettings').set({ phone }).commit())
  await visitAll()
})

test('a changed price shows on every page that states it, and no other page is rendered again', async ({
  restoreAfter,
}) => {
  await restoreAfter(CLAIM)
  await setPrice(7777)
  const stating = pathsWith(await visitAll(), 'R$ 7.777')
  expect(stating).toEqual(expect.arrayContaining(STATING_CLAIM))
  expect(stating.length).toBeLessThan(PATHS.length)

  const rendered = await setPrice(8888)
  const after = await visitAll()
  expect(pathsWith(after, 'R$ 8.888')).toEqual(stating)
  // The form for a quote is loaded with the page it is about. Which forms are stored depends on earlier tests.
  const pages = rendered.filter((path) => !path.startsWith(`${QUOTE_FORMS}/`))
  expect(pages).toEqual(stating.toSorted())
  expect(after.filter(({ cached }) => !cached)).toEqual([])
  expect(pathsWith(after, 'R$ 7.777')).toEqual([])
})

test('one edit of a claim changes page, structured data, Markdown twin, social image, search and sitemap date', async ({
  restoreAfter,
}) => {
  await restoreAfter(CLAIM)
  const readAll = async () => {
    const page = (await visit('/bradesco-saude')).text
    const address = page.match(/property="og:image" content="([^"]+)"/)?.[1] ?? ''
    const image = await fetch(address)
    const { text: sitemap } = await visit('/sitemap.xml')
    return {
      page,
      address,
      twin: (await visit('/bradesco-saude.md')).text,
      found: (await visit('/busca?q=bradesco+6.543')).text,
      image: Buffer.from(await image.arrayBuffer()),
      date: sitemap.match(/bradesco-saude<\/loc>\s*<lastmod>([^<]+)/)?.[1] ?? '',
    }
  }
  const before = await readAll()
  expect(before.found).not.toContain('<mark>6.543</mark>')
  // Structured data offers only a price that has a last day.
  const price = { amount: 6543, validUntil: '2099-12-31' }
  await publish(() => lake.patch(CLAIM).set(price).commit())
  const after = await readAll()
  expect(after.page).toContain('R$ 6.543')
  expect(after.page).toContain('"minPrice":6543')
  expect(after.page).toContain('"priceValidUntil":"2099-12-31"')
  expect(after.twin).toContain('R$ 6.543')
  expect(after.found).toContain('<mark>6.543</mark>')
  expect(after.image.equals(before.image)).toBe(false)
  expect(after.address).not.toBe(before.address)
  expect(after.date > before.date).toBe(true)
})
