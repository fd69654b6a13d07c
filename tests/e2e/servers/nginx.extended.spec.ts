import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { z } from 'zod'
import { startNginx } from '../../nginx.ts'
import { shippedNginx } from '../../shippedNginx.ts'
import { startFaultyLake } from '../support/faultyLake.ts'
import { type Got, rawGet } from '../support/rawGet.ts'
import { registry } from '../support/registry.ts'
import { startSiteServer } from '../support/siteServer.ts'
import { test } from '../support/test.ts'

type Site = Awaited<ReturnType<typeof startSiteServer>>
type Lake = Awaited<ReturnType<typeof startFaultyLake>>

/** The versions of the content that are published one after the other. */
const [FIRST, ...LATER] = [1, 2, 3] as const

const DATA = [
  ...['/dados.json', '/sitemap.xml', '/blog/rss.xml', '/llms.txt', '/.well-known/security.txt'],
  ...['/social/amil-saude.png'],
]
const PAGES = registry.map(({ path }) => path)
const paths = [...PAGES, '/cotacao/amil-saude', ...DATA]

/**
 * Headers of one connection, of the server's name, of the site's own memory, of the pieces in which Next sends a body, and
 * of its coding: Next sends some small ones as they are.
 */
const OF_ONE_SERVER = [
  ...['connection', 'keep-alive', 'date', 'server', 'cache-status'],
  ...['content-length', 'content-encoding', 'transfer-encoding', 'vary'],
]
/** Headers with which Next states the version of a file that it sends by itself. */
const OF_FILE = ['etag', 'last-modified', 'accept-ranges']
const POLICY = 'content-security-policy'
const IN_PAGE = /<meta http-equiv="?Content-Security-Policy"? content="([^"]+)"/i

/** How many times as large as the site's a compressed body of nginx may be. */
const MORE = 1.02

/** Directives that cannot stand in a page, and that not every page can have. */
const OF_SOME_PAGES = /trusted-types/

/** The headers of what nginx says in place of the site. */
const WITHOUT_SITE = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
}

/** The answer of the publishing webhook. */
const reportSchema = z.object({ rendered: z.array(z.string()) })

const TOO_LONG = 'a'.repeat(70_000)

/** The requests that nginx refuses itself. Metrics are among them: Prometheus asks each replica directly. */
const REFUSED: [request: string, status: number, body?: string][] = [
  ...['/%zz', '/../x'].map((path): [string, number] => [`GET ${path}`, 400]),
  ...['/api/metrics', '//api//metrics', '/api/%6detrics', '/.refused'].map(
    (path): [string, number] => [`GET ${path}`, 404],
  ),
  ['TRACE /', 405],
  ['TRACE /icons.svg', 405],
  ...['/', '/amil-saude', '/api/leads', '/icons.svg', '/images/x', '/a.b'].map(
    (path): [string, number, string] => [`POST ${path}`, 413, TOO_LONG],
  ),
  [`GET /${TOO_LONG}`, 414],
]

/** The policy of an answer: what the page says of it, and what the header says besides. */
function policyOf({ headers, body }: Got): string[] {
  const [, inPage = ''] = IN_PAGE.exec(body.toString()) ?? []
  const directives = `${inPage.replaceAll('&#x27;', "'")};${headers[POLICY]}`.split(';')
  return [...new Set(directives)]
    .filter((directive) => directive && !OF_SOME_PAGES.test(directive))
    .sort()
}

/** Returns the media type of an answer, however its charset is written; JavaScript has two names for its own. */
const typeOf = (headers: Got['headers']) =>
  String(headers['content-type'] ?? '')
    .toLowerCase()
    .replace('application/javascript', 'text/javascript')

/** The parts of an answer that do not depend on who sends it. */
function comparable({ status, headers, body }: Got, isFile: boolean) {
  const coding = headers['content-encoding']
  const ignored = [...OF_ONE_SERVER, POLICY, ...(isFile ? OF_FILE : [])]
  const common = Object.entries({
    ...headers,
    'content-type': typeOf(headers),
    // nginx has compressed the body: its validator is weak.
    etag: String(headers.etag).replace(/^W\//, ''),
  }).filter(([name]) => !ignored.includes(name))
  return {
    status,
    headers: Object.fromEntries(common),
    body: (coding === 'gzip' ? gunzipSync(body) : body).toString('base64'),
  }
}

/** Returns whether nginx answered by itself: the site says where its pages come from. */
const isFromFile = ({ headers }: Got) => headers['cache-status'] === undefined

/** The addresses of the styles, scripts and icons that a page names. */
const assetsOf = (html: string) => [
  ...new Set(
    [...html.matchAll(/(?:href|src)="(\/(?:estilo|ilhas|icon|app)[^"#]*)/g)].map(
      ([, path = '']) => path,
    ),
  ),
]

/** Resolves when every page shows a version of the content, and no other. On a busy machine some follow their publication. */
async function untilShown(version: number, { origin }: Site, { versionsIn }: Lake): Promise<void> {
  const versionsAt = async (path: string) =>
    versionsIn((await rawGet(`${origin}${path}`)).body.toString())
  const shown = async () => [...new Set((await Promise.all(PAGES.map(versionsAt))).flat())]
  await expect.poll(shown, { timeout: 60_000 }).toEqual([version])
}

/**
 * Waits until the site has compared its pages with what is published and shows another version, so that no page changes
 * while it is compared, and until the files of all pages are there.
 */
async function untilKept(site: Site, lake: Lake): Promise<void> {
  const { origin, pagesDir, report } = site
  const comparedAt = async () =>
    JSON.parse((await rawGet(`${origin}/api/ready`)).body.toString()).content.comparedAt
  await expect.poll(comparedAt, { timeout: 30_000 }).not.toBeNull()
  lake.edit(FIRST)
  await report(lake.settings)
  await untilShown(FIRST, site, lake)
  for (const path of paths) expect((await rawGet(`${origin}${path}`)).status, path).toBe(200)
  const fileOf = (path: string) =>
    join(pagesDir, 'files', DATA.includes(path) ? path : `${path}/index.html`)
  await expect
    .poll(() => paths.filter((path) => !existsSync(fileOf(path))), { timeout: 30_000 })
    .toEqual([])
}

test('nginx sends kept pages as the site does, whole while they are replaced, and without any process of ours', async () => {
  const lake = await startFaultyLake()
  const site = await startSiteServer({ lake: lake.url })
  const nginx = await startNginx((folder, port) =>
    shippedNginx({
      folder,
      port,
      pagesDir: site.pagesDir,
      site: site.origin,
      log: `${join(folder, 'site.log')} site`,
    }),
  )
  const both = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    Promise.all([
      rawGet(`${site.origin}${path}`, headers, method),
      rawGet(`${nginx.origin}${path}`, headers, method),
    ])
  try {
    await untilKept(site, lake)
    await test.step('the same status, bytes and headers for every page', async () => {
      const home = await rawGet(`${site.origin}/`)
      const assets = assetsOf(home.body.toString())
      expect(assets.length).toBeGreaterThan(3)
      // The site copies its own files while it already answers; until then nginx asks it for them.
      await expect
        .poll(() => assets.filter((path) => !existsSync(join(site.pagesDir, 'files', path))), {
          timeout: 30_000,
        })
        .toEqual([])
      for (const path of [...paths, ...assets]) {
        for (const coding of ['identity', 'gzip']) {
          const [own, nginxs] = await both(path, { 'accept-encoding': coding })
          expect(isFromFile(nginxs), path).toBe(true)
          const isFile = assets.includes(path)
          expect(comparable(nginxs, isFile), `${path} in ${coding}`).toEqual(
            comparable(own, isFile),
          )
          if (coding === 'identity') expect(policyOf(nginxs), path).toEqual(policyOf(own))
          else expect(nginxs.body.length / own.body.length, path).toBeLessThan(MORE)
          // A visitor who has a page from nginx needs no second copy, whoever answers next.
          const known = { 'accept-encoding': coding, 'if-none-match': String(nginxs.headers.etag) }
          const [ownAgain, again] = await both(path, known)
          for (const { status, body } of isFile ? [again] : [ownAgain, again])
            expect([status, body.length], `${path} in ${coding}`).toEqual([304, 0])
          // Browsers take the headers of such an answer for those of the page.
          expect(again.headers[POLICY], path).toBe(nginxs.headers[POLICY])
        }
      }
      const [head, nginxsHead] = await both('/', {}, 'HEAD')
      expect(comparable(nginxsHead, false)).toEqual(comparable(head, false))
      expect(isFromFile(await rawGet(`${nginx.origin}/?utm_source=anuncio`))).toBe(true)
    })

    await test.step('everything else is answered by the site', async () => {
      for (const path of [
        ...['/nao-existe', '/lgpd', '/amil-saude/', '/Amil-Saude', '/amil-saude/index.html'],
        ...['/index.html', '/amil-saude.md', '/.none', '/estilo', '/estilo/', '/blog.html'],
        ...['/%ff', '/blog/%c3', '/%ff.png', '/images/%ff', '/a//b', '/dados.json/'],
        ...['/plano-s%C3%AAnior', '/cota%C3%A7%C3%A3o', '/parceiros-elos/perguntas?busca=comissao'],
      ]) {
        const [own, nginxs] = await both(path)
        expect([nginxs.status, nginxs.headers['x-robots-tag']], path).toEqual([
          own.status,
          own.headers['x-robots-tag'],
        ])
      }
      const [sent, nginxsSent] = await both('/', {}, 'POST')
      expect(nginxsSent.status).toBe(sent.status)
      const [drafts, nginxsDrafts] = await both('/', { cookie: '__prerender_bypass=forged' })
      expect([nginxsDrafts.status, drafts.status]).toEqual([307, 307])
    })

    await test.step('an address with several slashes at its end is redirected once, with its query', async () => {
      for (const path of ['/amil-saude/', '/amil-saude//', '//amil-saude///']) {
        const { status, headers } = await rawGet(`${nginx.origin}${path}?utm_source=carta`)
        expect([status, headers.location], path).toEqual([308, '/amil-saude?utm_source=carta'])
      }
    })

    await test.step('what nginx refuses by itself nobody stores, frames or reads as something else', async () => {
      for (const [request, status, body] of REFUSED) {
        const [method = '', path = ''] = request.split(' ')
        const got = await rawGet(nginx.origin + path, {}, method, body)
        expect([got.status, typeOf(got.headers)], request).toEqual([
          status,
          'text/html; charset=utf-8',
        ])
        expect(got.headers, request).toMatchObject(WITHOUT_SITE)
      }
      console.log(`${REFUSED.length} refusals of nginx`)
    })

    await test.step('a publish replaces every page, and each answer is one version', async () => {
      const shown = new Set<number>()
      /** Asks nginx for a page. Returns the versions that it shows: one, if it is whole and of one piece. */
      async function versionsAt(path: string, coding = 'identity'): Promise<number[]> {
        const got = await rawGet(`${nginx.origin}${path}`, { 'accept-encoding': coding })
        expect(got.status, path).toBe(200)
        const html = (coding === 'gzip' ? gunzipSync(got.body) : got.body).toString()
        expect(html.endsWith('</html>'), path).toBe(true)
        return [...new Set(lake.versionsIn(html))]
      }
      let isPublishing = true
      const visitors = Promise.all(
        ['identity', 'gzip'].map(async (coding) => {
          while (isPublishing)
            for (const path of PAGES) {
              const versions = await versionsAt(path, coding)
              expect(versions.length, path).toBeLessThan(2)
              for (const version of versions) shown.add(version)
            }
        }),
      )
      try {
        for (const version of LATER) {
          lake.edit(version)
          const { rendered } = reportSchema.parse(await (await site.report(lake.settings)).json())
          for (const path of PAGES.filter((each) => rendered.includes(each)))
            expect(await versionsAt(path), path).toEqual([version])
          await untilShown(version, { ...site, origin: nginx.origin }, lake)
        }
      } finally {
        // Not before they have ended may nginx end.
        isPublishing = false
        await visitors
      }
      expect(shown).toContain(LATER.at(-1))
    })

    await test.step('kept pages go on with every process of ours dead, others get a 503 that nobody stores', async () => {
      await site.kill()
      for (const path of paths) {
        const got = await rawGet(`${nginx.origin}${path}`, { 'accept-encoding': 'gzip' })
        expect(got.status, path).toBe(200)
      }
      const other = await rawGet(`${nginx.origin}/nao-existe`)
      expect([other.status, other.headers['retry-after']]).toEqual([503, '5'])
      expect(other.headers).toMatchObject(WITHOUT_SITE)
      expect(other.body.toString()).toContain('O site volta em instantes')
    })
  } finally {
    await nginx.stop()
    await site.stop()
    await lake.stop()
  }
})
