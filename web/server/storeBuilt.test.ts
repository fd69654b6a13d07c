import { expect, onTestFinished, test } from 'vitest'
import { TAGS_HEADER } from '../http/headers.ts'
import { serve } from '../testing/server.ts'
import { Renewal } from './renewal.ts'
import { AnswerStore } from './store.ts'
import { storeBuilt } from './storeBuilt.ts'
import { Upstream } from './upstream.ts'

/** The sitemap of a site at another address, with a path that has letters beyond ASCII. */
const SITEMAP = ['/', '/amil-saude', '/sa%C3%BAde']
  .map((path) => `<url><loc>https://www.exemplo.com.br${path}</loc></url>`)
  .join('')

/** A Next server with these pages, and a front's store before it. */
async function builtSite() {
  const asked: string[] = []
  const { port } = await serve(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(200, { [TAGS_HEADER]: 'doc:a' })
    response.end(url === '/sitemap.xml' ? SITEMAP : 'página')
  })
  const upstream = new Upstream(port)
  const store = new AnswerStore()
  const renewal = new Renewal(upstream, store)
  onTestFinished(() => renewal.close())
  return { upstream, store, renewal, asked }
}

test('every page of the sitemap is stored, and the files of the whole site', async () => {
  const { upstream, store, renewal } = await builtSite()
  await storeBuilt(upstream, store, renewal)
  const paths = ['/', '/amil-saude', '/saúde', '/sitemap.xml', '/dados.json', '/llms.txt']
  for (const path of paths) expect(store.get(path)?.status, path).toBe(200)
})

test('what is stored already is not asked of Next again', async () => {
  const { upstream, store, renewal, asked } = await builtSite()
  await storeBuilt(upstream, store, renewal)
  asked.length = 0
  await storeBuilt(upstream, store, renewal)
  expect(asked).toEqual(['/sitemap.xml'])
})
