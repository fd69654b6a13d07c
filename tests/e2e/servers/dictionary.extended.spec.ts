import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { decodeWith } from '@elos/web/server/testing/decodeWith'
import { expect } from '@playwright/test'
import { median } from '../../median.ts'
import { slowNetwork, UNLIMITED } from '../../slowNetwork.ts'
import { startFaultyLake } from '../support/faultyLake.ts'
import { env } from '../support/lake.ts'
import { rawGet } from '../support/rawGet.ts'
import { registry } from '../support/registry.ts'
import { openSettled, settle } from '../support/settled.ts'
import { startSiteServer } from '../support/siteServer.ts'
import { test } from '../support/test.ts'
import { watchWire } from '../support/wire.ts'

/** Bytes, without the head of the answer. */
const DICTIONARY = 22_000
const MEDIAN_PAGE = 2_000
const PUBLISHED_AGAIN = 200
/**
 * Bytes of everything that is fetched in a visit, heads included. Before there was a dictionary it was 134,455
 * (22 November 2026).
 */
const WHOLE_VISIT = 125_000

const paths = registry.map(({ path }) => path)
const PHONE = { width: 360, height: 740 }
/** The pages of a visit, each of another kind. */
const VISIT = ['/amil-saude', '/plano-familiar', '/blog/como-economizar-plano-saude', '/']

const decode = (dictionary: Buffer) => ({
  identity: (body: Buffer) => body,
  gzip: (body: Buffer) => gunzipSync(body),
  br: (body: Buffer) => brotliDecompressSync(body),
  zstd: (body: Buffer) => zstdDecompressSync(body),
  dcb: (body: Buffer) => decodeWith(dictionary, 'dcb', body),
  dcz: (body: Buffer) => decodeWith(dictionary, 'dcz', body),
})

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

const available = (dictionary: Buffer) => ({
  'available-dictionary': `:${createHash('sha256').update(dictionary).digest('base64')}:`,
})

test('a browser that has the dictionary gets what is new in a page, and never a wrong byte', async ({
  browser,
  page,
}) => {
  const lake = await startFaultyLake(env.E2E_LAKE_URL)
  const site = await startSiteServer({ lake: lake.url })
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
      const compare = async (path: string) => {
        const html = await getIn('identity', path)
        for (const [coding, decoded] of Object.entries(codings)) {
          const headers = coding.startsWith('dc') ? available(dictionary) : {}
          const body = await getIn(coding, path, headers)
          expect(decoded(body).equals(html), `${path} in ${coding}`).toBe(true)
          sizes.set(coding, [...(sizes.get(coding) ?? []), body.length])
        }
      }
      await Promise.all(paths.map(compare))
      for (const [coding, each] of sizes)
        console.log(`${coding}: median ${median(each)} bytes, largest ${Math.max(...each)}`)
    })

    await test.step('the dictionary is the same as what is new in it for a browser that has a page', async () => {
      const sizes = await Promise.all(
        paths.map(async (path) => {
          const html = await getIn('identity', path)
          const body = await getIn('dcb', address, available(html))
          expect(decodeWith(html, 'dcb', body).equals(dictionary), path).toBe(true)
          return body.length
        }),
      )
      console.log(`dictionary after a page: median ${median(sizes)} bytes`)
    })

    await test.step('Chromium fetches the dictionary once the visitor scrolls, and a visit of four pages takes fewer bytes', async () => {
      const [first = '', ...others] = VISIT
      const opened = await wire.open(site.origin + first)
      const plain = await Promise.all(VISIT.map((path) => getIn('br', path)))
      expect(opened.bytes, 'the first page').toBe(plain[0]?.length)
      await settle(page)
      expect(wire.bytesOf(site.origin + address), 'before the visitor scrolls').toBeUndefined()
      await page.mouse.wheel(0, 100)
      await expect.poll(() => wire.bytesOf(site.origin + address)).toBeGreaterThan(0)
      const extra = [`${site.origin}/api/dicionario`, site.origin + address].map(
        (each) => wire.bytesOf(each) ?? 0,
      )
      const answers = [opened]
      for (const path of others) answers.push(await wire.open(site.origin + path))
      const bodies = sum(answers.map(({ bytes }) => bytes))
      const heads = sum(answers.map(({ headBytes }) => headBytes))
      const without = sum(plain.map(({ length }) => length))
      console.log(
        `four pages: ${without} bytes without the dictionary; with it ${bodies}, and ${sum(extra)} with the heads of its own answers (heads of pages: ${heads})`,
      )
      expect(bodies + sum(extra)).toBeLessThan(without)
    })

    await test.step('all that a visit of four pages fetches, also before clicks, takes fewer bytes than before there was a dictionary', async () => {
      const network = await slowNetwork(Number(new URL(site.origin).port), UNLIMITED)
      const visitor = await browser.newPage({ viewport: PHONE })
      const fetched = await watchWire(visitor)
      try {
        for (const path of VISIT) {
          await openSettled(visitor, network.origin + path)
          // The menu, whose pages are fetched then.
          const asked = network.asked.length
          await visitor.getByRole('banner').locator('summary').click()
          await expect.poll(() => network.asked.slice(asked)).toContain('GET /blog')
          // It is there before anybody has read the first page.
          await expect.poll(() => fetched.bytesOf(network.origin + address)).toBeDefined()
        }
        console.log(`four pages, everything: ${network.received()} bytes`)
        expect(network.received()).toBeLessThanOrEqual(WHOLE_VISIT)
      } finally {
        await visitor.close()
        network.stop()
      }
    })

    await test.step('every page is small in Chromium', async () => {
      const answers = []
      // The first one was opened without the dictionary.
      for (const path of paths.filter((each) => !VISIT.includes(each)))
        answers.push({ path, ...(await wire.open(site.origin + path)) })
      expect(answers.filter(({ coding }) => coding !== 'dcb')).toEqual([])
      const bytes = median(answers.map((answer) => answer.bytes))
      const headBytes = median(answers.map((answer) => answer.headBytes))
      console.log(`page in Chromium: median ${bytes} bytes, and ${headBytes} of its head`)
      expect(bytes).toBeLessThanOrEqual(MEDIAN_PAGE)
    })

    await test.step('a page that was published again is what changed, and is never shown outdated', async () => {
      for (const version of [1, 2]) {
        lake.edit(version)
        expect((await site.report(lake.settings)).status).toBe(200)
        for (const path of ['/alice-saude', '/']) {
          const { bytes, coding, headBytes } = await wire.open(site.origin + path)
          console.log(
            `${path}, published again: ${bytes} bytes of ${coding}, ${headBytes} of its head`,
          )
          expect(bytes, path).toBeLessThanOrEqual(PUBLISHED_AGAIN)
          expect(new Set(lake.versionsIn(await page.content())), path).toEqual(new Set([version]))
        }
      }
    })
  } finally {
    await site.stop()
    await lake.stop()
  }
})
