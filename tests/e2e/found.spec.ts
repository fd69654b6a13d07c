import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import robotsParser from 'robots-parser'
import { validateXML } from 'xmllint-wasm'
import { env } from './support/lake.ts'
import { registry } from './support/registry.ts'
import { test } from './support/test.ts'

const url = (path: string) => new URL(path, env.E2E_SITE_URL).href
const textAt = async (path: string) => (await fetch(url(path))).text()

/** Returns the errors that a schema finds in an XML document. */
async function errorsIn(xml: string, schema: string): Promise<string[]> {
  const contents = readFileSync(new URL(`schemas/${schema}`, import.meta.url), 'utf8')
  const { errors } = await validateXML({
    xml: [{ fileName: 'document.xml', contents: xml }],
    schema: [{ fileName: schema, contents }],
  })
  return errors.map(({ message }) => message)
}

const valuesOf = (element: string, xml: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, value]) => value)

test('the sitemap lists the pages of the registry, is valid, and begins with the home page', async () => {
  const xml = await textAt('/sitemap.xml')
  expect(await errorsIn(xml, 'sitemap.xsd')).toEqual([])
  const locations = valuesOf('loc', xml)
  expect(locations.toSorted()).toEqual(registry.map(({ path }) => url(path)).toSorted())
  expect(locations[0]).toBe(url('/'))
})

test('the feed lists the articles, and is valid', async () => {
  const xml = await textAt('/blog/rss.xml')
  expect(await errorsIn(xml, 'rss.xsd')).toEqual([])
  const articles = registry.filter(({ kind }) => kind === 'article').map(({ path }) => url(path))
  expect(valuesOf('guid', xml).toSorted()).toEqual(articles.toSorted())
})

test('robots.txt allows every page, and names the sitemap', async () => {
  const robots = robotsParser(url('/robots.txt'), await textAt('/robots.txt'))
  expect(robots.getSitemaps()).toEqual([url('/sitemap.xml')])
  for (const { path } of registry) expect(robots.isAllowed(url(path), 'Googlebot'), path).toBe(true)
})

test('llms.txt lists the Markdown twin of every page', async () => {
  const links = [...(await textAt('/llms.txt')).matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href)
  expect(links).toHaveLength(registry.length)
  for (const href of links) {
    const answer = await fetch(href ?? '')
    expect(answer.status, href).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const text = await answer.text()
    expect(text, href).toMatch(/^# /m)
    expect(text.match(/&#?\w+;/g), `entities in ${href}`).toBeNull()
  }
})

test('the Markdown twin of a carrier has a table of what it answers, with the source and the day of each answer', async () => {
  const text = await textAt('/bradesco-saude.md')
  expect(text).toMatch(/^\| Pergunta +\| Resposta +\| Fonte +\| Conferido em +\|$/m)
  expect(text).toMatch(
    /^\| Empresa +\| Sim\. .+ \| material da operadora, agosto de 2025 +\| 27\/08\/2025 +\|$/m,
  )
})

test('the Markdown twin of the comparison of two carriers names its own address', async () => {
  const pair = '/comparar/amil-saude/sulamerica-saude'
  expect(await textAt(`${pair}.md`)).toMatch(RegExp(`Página: <[^>]+${pair}>\\n$`))
})

test('the site has an icon for every browser', async () => {
  for (const [path, type] of [
    ['/icon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    const answer = await fetch(url(path))
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, type])
  }
})
