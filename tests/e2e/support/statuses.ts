import { expect } from '@playwright/test'
import { startFaultyLake } from './faultyLake.ts'
import { env } from './lake.ts'
import { test } from './test.ts'

/** A server of the site under test. */
interface Server {
  origin: string
  stop(): Promise<unknown>
}

const PAGES = ['/', '/parceiros-elos', '/amil-saude', '/blog', '/politica-privacidade']

/** Asks the server that `serve` starts for pages and files, while the Lake at the address that it is given works, and while not. */
export async function expectStatuses(serve: (lake: string) => Promise<Server>): Promise<void> {
  const lake = await startFaultyLake(env.E2E_LAKE_URL)
  const server = await serve(lake.url)
  const get = (path: string) => fetch(`${server.origin}${path}`, { redirect: 'manual' })
  try {
    for (const path of PAGES) {
      const answer = await get(path)
      expect(answer.status, path).toBe(200)
      const html = await answer.text()
      // Structured data is not executed; our own script begins with a brace.
      const scripts = html.match(/<script(?! type="application\/ld\+json")[^>]*>./g)
      expect(scripts, path).toEqual(['<script>{'])
      expect(html, path).not.toContain('/_next/')
      expect(html, path).not.toContain('<style')
    }
    // The second time from memory.
    for (const time of ['first', 'second']) {
      expect((await get('/nao-existe')).status, time).toBe(404)
      const moved = await get('/lgpd')
      expect(moved.status, time).toBe(308)
      expect(moved.headers.get('location')).toMatch(/\/politica-privacidade$/)
    }
    expect(await (await get('/amil-saude.md')).text()).toContain('\n---\n')
    expect(await (await get('/sitemap.xml')).text()).toContain('<loc>')
    expect((await get('/parceiros-elos/perguntas?busca=comissao')).status).toBe(200)
    const picture = await get('/social/amil-saude.png')
    // A server that ends waits for those who still read.
    await picture.arrayBuffer()
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])

    await test.step('without the Lake it sends the pages it has, and a 503 that nobody stores for others', async () => {
      await lake.fail('dead')
      expect((await get('/')).status).toBe(200)
      expect((await get('/nunca-visto')).status).toBe(404)
      for (const time of ['first', 'second']) {
        const unmade = await get('/plano-senior')
        expect(unmade.status, time).toBe(503)
        expect(unmade.headers.get('cache-control'), time).toBe('no-store')
        const html = await unmade.text()
        expect(html).toMatch(/Algo saiu do lugar<\/h1>/)
        expect(html).not.toContain('/_next/')
      }
    })
  } finally {
    await server.stop()
    await lake.stop()
  }
}
