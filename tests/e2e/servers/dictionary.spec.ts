import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { decodeWith } from '@elos/web/server/testing/decodeWith'
import { expect } from '@playwright/test'
import { median } from '../../median.ts'
import { startFaultyLake } from '../support/faultyLake.ts'
import { env } from '../support/lake.ts'
import { startNginx } from '../support/nginx.ts'
import { rawGet } from '../support/rawGet.ts'
import { type Entry, registry } from '../support/registry.ts'
import { startSiteServer } from '../support/siteServer.ts'
import { test } from '../support/test.ts'
import { watchWire } from '../support/wire.ts'

/** Bytes, without the head of the answer. */
const DICTIONARY = 22_000
const MEDIAN_PAGE = 2_000

const paths = registry.map(({ path }) => path)
/** A page of each kind, the home page first. */
const visited = [...Map.groupBy(registry, ({ kind }: Entry) => kind).values()]
  .flatMap(([first]) => first?.path ?? [])
  .sort()

const decode = (dictionary: Buffer) => ({
  identity: (body: Buffer) => body,
  gzip: (body: Buffer) => gunzipSync(body),
  br: (body: Buffer) => brotliDecompressSync(body),
  zstd: (body: Buffer) => zstdDecompressSync(body),
  dcb: (body: Buffer) => decodeWith(dictionary, 'dcb', body),
  dcz: (body: Buffer) => decodeWith(dictionary, 'dcz', body),
})

const available = (dictionary: Buffer) => ({
  'available-dictionary': `:${createHash('sha256').update(dictionary).digest('base64')}:`,
})

test('a browser that has the dictionary gets what is new in a page, and never a wrong byte', async ({
  page,
}) => {
  const lake = await startFaultyLake(env.E2E_LAKE_URL)
  const site = await startSiteServer({ lake: lake.url })
  const nginx = await startNginx({ pagesDir: site.pagesDir, upstreams: [site.origin] })
  const wire = await watchWire(page)
  const get = (path: string, headers: Record<string, string> = {}) =>
    rawGet(`${site.origin}${path}`, headers)
  /** Asks until the body is there in a coding: the last ones are made in the background. */
  const getIn = async (coding: string, path: string, headers: Record<string, string> = {}) => {
    const asked = { ...headers, 'accept-encoding': coding }
    const got = () => get(path, asked)
    await expect
      .poll(async () => (await got()).headers['content-encoding'] ?? 'identity', {
        message: `${path} in ${coding}`,
        timeout: 30_000,
      })
      .toBe(coding)
    return (await got()).body
  }
  try {
    await expect
      .poll(async () => (await get('/api/dicionario')).status, { timeout: 30_000 })
      .toBe(307)
    const address = String((await get('/api/dicionario')).headers.location)
    const dictionary = (await get(address)).body
    const codings = decode(dictionary)

    await test.step('the dictionary is the same in each coding, and small', async () => {
      for (const coding of ['br', 'zstd', 'gzip'] as const)
        expect(codings[coding](await getIn(coding, address)).equals(dictionary), coding).toBe(true)
      const bytes = (await getIn('br', address)).length
      console.log(`dictionary: ${bytes} bytes in Brotli, ${dictionary.length} bytes`)
      expect(bytes).toBeLessThanOrEqual(DICTIONARY)
    })

    await test.step('every page is the same in each coding', async () => {
      const sizes = new Map<string, number[]>()
      for (const path of paths) {
        const html = await getIn('identity', path)
        for (const [coding, decoded] of Object.entries(codings)) {
          const body = await getIn(
            coding,
            path,
            coding.startsWith('dc') ? available(dictionary) : {},
          )
          expect(decoded(body).equals(html), `${path} in ${coding}`).toBe(true)
          sizes.set(coding, [...(sizes.get(coding) ?? []), body.length])
        }
      }
      for (const [coding, each] of sizes)
        console.log(`${coding}: median ${median(each)} bytes, largest ${Math.max(...each)}`)
      expect(median(sizes.get('dcb') ?? [])).toBeLessThanOrEqual(MEDIAN_PAGE)
    })

    await test.step('Chromium fetches it when it is idle, and decodes pages with it', async () => {
      await wire.open(`${site.origin}/`)
      await expect.poll(() => wire.bytesOf(site.origin + address)).toBeGreaterThan(0)
      console.log(
        `dictionary in Chromium: ${wire.bytesOf(site.origin + address)} bytes with its head`,
      )
      for (const path of visited.filter((each) => each !== '/')) {
        const { coding, bytes, headBytes } = await wire.open(site.origin + path)
        console.log(`${path} in Chromium: ${bytes} bytes of ${coding}, ${headBytes} of its head`)
        expect(coding, path).toBe('dcb')
        const plain = await get(path, { 'accept-encoding': 'br' })
        expect(bytes, path).toBeLessThan(plain.body.length)
      }
    })

    await test.step('a page that was published again is what changed, and is never shown outdated', async () => {
      for (const version of [1, 2]) {
        lake.edit(version)
        expect((await site.report(lake.settings)).status).toBe(200)
        for (const path of ['/amil-saude', '/']) {
          const { bytes, coding } = await wire.open(site.origin + path)
          console.log(`${path}, published again, in Chromium: ${bytes} bytes of ${coding}`)
          expect(new Set(lake.versionsIn(await page.content())), path).toEqual(new Set([version]))
        }
      }
    })
  } finally {
    await nginx.stop()
    await site.stop()
    await lake.stop()
  }
})
