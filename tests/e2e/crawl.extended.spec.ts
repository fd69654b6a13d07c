import { expect } from '@playwright/test'
import { crawl, forEachOf } from './support/crawl.ts'
import { env } from './support/lake.ts'
import { registry } from './support/registry.ts'
import { test } from './support/test.ts'

// All tests use the result of one crawl.
test.describe.configure({ mode: 'default' })

const paths = registry.map(({ path }) => path).toSorted()

let site: Awaited<ReturnType<typeof crawl>>

test.beforeAll(async () => {
  site = await crawl()
})

test('links lead from the home page to every page, and to no missing page or section', () => {
  const { pages, links } = site
  const isForm = (path: string) => path.startsWith('/cotacao/')
  const found = [...pages.keys()].toSorted()
  expect(found.filter((path) => !isForm(path))).toEqual(paths)
  expect(paths).toEqual(
    expect.arrayContaining(found.filter(isForm).map((path) => path.slice('/cotacao'.length))),
  )
  const dead = links
    .filter(({ path, anchor }) => anchor && pages.get(path)?.anchors.has(anchor) === false)
    .map(({ from, path, anchor }) => `${from} → ${path}#${anchor}`)
  expect(dead).toEqual([])
  expect(links.length).toBeGreaterThan(paths.length * 5)
})

test('every file that a page shows or names exists', async () => {
  const missing: string[] = []
  await forEachOf(site.files, async (file) => {
    const { status } = await fetch(new URL(file, env.E2E_SITE_URL), { redirect: 'manual' })
    if (status !== 200) missing.push(`${file} answers ${status}`)
  })
  expect(missing).toEqual([])
  expect(site.files.size).toBeGreaterThan(paths.length)
})

test('links to other sites are encrypted, or open mail or the telephone', () => {
  const addresses = site.links.filter(({ outside }) => outside).map(({ path }) => path)
  expect(addresses).not.toEqual([])
  for (const address of addresses) expect(address).toMatch(/^(https:\/\/|mailto:|tel:\+?\d)/)
})
