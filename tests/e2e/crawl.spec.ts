import { expect, test } from '@playwright/test'
import { crawl } from './support/crawl.ts'
import { env, lake } from './support/lake.ts'
import { registry } from './support/registry.ts'

const paths = registry.map(({ path }) => path).toSorted()

test('who follows links from the home page reaches every page, and nothing that is dead', async () => {
  const { pages, links, files } = await crawl()
  expect([...pages.keys()].toSorted()).toEqual(paths)

  const dead = links
    .filter(({ path, anchor }) => anchor && pages.get(path)?.anchors.has(anchor) === false)
    .map(({ from, path, anchor }) => `${from} → ${path}#${anchor}`)
  for (const file of files) {
    const { status } = await fetch(new URL(file, env.E2E_SITE_URL), { redirect: 'manual' })
    if (status !== 200) dead.push(`${file} answers ${status}`)
  }
  expect([...new Set(dead)]).toEqual([])
  expect(links.length).toBeGreaterThan(paths.length * 5)
  expect(files.size).toBeGreaterThan(paths.length)

  const outside = links.filter(({ outside }) => outside).map(({ path }) => path)
  for (const address of outside) expect(address).toMatch(/^(https:\/\/|mailto:|tel:\+?\d)/)
})

test('every redirect takes one hop, to a page', async () => {
  const sources: string[] = await lake.fetch('*[_type == "redirect"].source')
  expect(sources.length).toBeGreaterThan(0)
  for (const source of sources) {
    const { status, headers } = await fetch(new URL(source, env.E2E_SITE_URL), {
      redirect: 'manual',
    })
    expect([301, 302, 307, 308], source).toContain(status)
    const { pathname } = new URL(headers.get('location') ?? '', env.E2E_SITE_URL)
    expect(paths, source).toContain(pathname)
  }
})
