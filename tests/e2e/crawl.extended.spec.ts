import { expect } from '@playwright/test'
import { parse, type ServedDocument } from './support/document.ts'
import { env } from './support/lake.ts'
import { registry } from './support/registry.ts'
import { test } from './support/test.ts'

interface Link {
  from: string
  /** A path of the site, or the whole address outside of it. */
  path: string
  anchor: string
  outside: boolean
}

/** The elements of a page that load or name files: images in every size, styles, feeds, icons, Markdown twins. */
const FILES = 'img[src], img[srcset], source[srcset], link[href]:not([rel="canonical"]), use[href]'

/** The addresses of the files of a page, with those of every size of an image. */
function filesOf(page: ServedDocument): string[] {
  return [...page.querySelectorAll(FILES)].flatMap((element) => [
    element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    ...(element.getAttribute('srcset') ?? '')
      .split(',')
      .map((each) => each.trim().split(' ')[0] ?? ''),
  ])
}

/** The links on the page at a path. */
const linksOf = (page: ServedDocument, from: string): Link[] =>
  [...page.querySelectorAll('a[href]')].map((link) => {
    const href = link.getAttribute('href') ?? ''
    const { origin, pathname, hash } = new URL(href, new URL(from, env.E2E_SITE_URL))
    const outside = origin !== env.E2E_SITE_URL
    const anchor = outside ? '' : decodeURIComponent(hash.slice(1))
    return { from, path: outside ? href : pathname, anchor, outside }
  })

/** Every page that links lead to from the home page, without script; and all links and files on them. */
async function crawl() {
  /** The anchors of each page, by its path. */
  const pages = new Map<string, Set<string>>()
  const links: Link[] = []
  const files = new Set<string>()
  // A set that grows while it is read is read to its end.
  const reached = new Set(['/'])
  for (const path of reached) {
    const answer = await fetch(new URL(path, env.E2E_SITE_URL))
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/html')) {
      files.add(path)
      continue
    }
    const page = parse(await answer.text())
    pages.set(path, new Set([...page.querySelectorAll('[id]')].map(({ id }) => id)))
    for (const file of filesOf(page)) {
      // Icons differ in their fragments alone: they are one file.
      if (file && !file.startsWith('data:')) files.add(file.replace(/#.*/, ''))
    }
    for (const link of linksOf(page, path)) {
      links.push(link)
      if (!link.outside) reached.add(link.path)
    }
  }
  return { pages, links, files }
}

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
  // A legal text links to its former versions, which the registry does not list.
  const isFormer = (path: string) => path.includes('/versao/')
  // A carrier's page links to its comparison with each other carrier, which the registry does not list.
  const isPair = (path: string) => path.startsWith('/comparar/')
  // The search is no page of the registry.
  const isSearch = (path: string) => path === '/busca'
  const isOther = (path: string) => isFormer(path) || isPair(path) || isSearch(path)
  const found = [...pages.keys()].filter((path) => !isOther(path)).toSorted()
  expect(found.filter((path) => !isForm(path))).toEqual(paths)
  // A form that asks for an open answer of a carrier has its question after the path of the page.
  const pageOf = (form: string) => form.slice('/cotacao'.length).replace(/\/pergunta\/.*$/, '')
  expect(paths).toEqual(expect.arrayContaining(found.filter(isForm).map(pageOf)))
  const dead = links
    .filter(({ path, anchor }) => anchor && pages.get(path)?.has(anchor) === false)
    .map(({ from, path, anchor }) => `${from} → ${path}#${anchor}`)
  expect(dead).toEqual([])
  expect(links.length).toBeGreaterThan(paths.length * 5)
})

test('every file that a page shows or names exists', async () => {
  for (const file of site.files) {
    const { status } = await fetch(new URL(file, env.E2E_SITE_URL), { redirect: 'manual' })
    expect.soft(status, file).toBe(200)
  }
  expect(site.files.size).toBeGreaterThan(paths.length)
})

test('links to other sites are encrypted, or open mail or the telephone', () => {
  const addresses = site.links.filter(({ outside }) => outside).map(({ path }) => path)
  expect(addresses).not.toEqual([])
  for (const address of addresses) expect(address).toMatch(/^(https:\/\/|mailto:|tel:\+?\d)/)
})
