import { expect } from '@playwright/test'
import { env } from './support/lake.ts'
import { registry } from './support/registry.ts'
import { test } from './support/test.ts'

const url = (path: string) => new URL(path, env.E2E_SITE_URL).href
const textAt = async (path: string) => (await fetch(url(path))).text()

const valuesOf = (element: string, xml: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, value]) => value)

test('the feed names a picture that exists, and at least one category, of each article', async () => {
  const xml = await textAt('/blog/rss.xml')
  const items = xml.split('<item>').slice(1)
  expect(items).not.toEqual([])
  for (const item of items) {
    expect(valuesOf('category', item).length).toBeGreaterThan(0)
    const picture = item.match(/<media:content url="([^"]+)"/)?.[1]?.replaceAll('&amp;', '&')
    expect((await fetch(picture ?? '')).headers.get('content-type')).toBe('image/png')
  }
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
