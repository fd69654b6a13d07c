// The bytes that Chromium gets, as the DevTools protocol counts them: of every page without and with the dictionary,
// of the dictionary after each page, and of visits of one to five pages. Prints figures of one run; what must hold
// is in tests/e2e/servers/dictionary.spec.ts.
import { findChromium } from '@elos/stack/checks/chromium'
import { addresses } from '@elos/stack/config'
import { freshSettings } from '@elos/stack/freshSettings'
import { bringUp } from '@elos/stack/stack'
import { chromium, expect } from '@playwright/test'
import { QUIET } from '../chromiumFlags.ts'
import { watchWire } from '../e2e/support/wire.ts'
import { median } from '../median.ts'

const POINTER = '/api/dicionario'
const LONGEST_VISIT = 5

/** Bytes of the bodies, and of the heads of the answers over HTTP/1.1. */
interface Bytes {
  body: number
  head: number
}

interface Page {
  path: string
  /** Without a dictionary. */
  first: Bytes
  /** With it. */
  later: Bytes
  /** What the browser fetches once it is idle, when this is the first page: head and body. */
  dictionary: number
}

const settings = await freshSettings('bench')
const stack = await bringUp(settings, { studio: false })
const executablePath = findChromium()
const browser = await chromium.launch({
  args: QUIET,
  ...(executablePath ? { executablePath } : {}),
})

const { site } = addresses(settings)
const pointer = () => fetch(site + POINTER, { redirect: 'manual' })

/** Opens a page as the first one of a visit, then others. */
async function visit(first: string, others: string[]) {
  const page = await browser.newPage()
  const wire = await watchWire(page)
  const dictionary = site + (await pointer()).headers.get('location')
  const bytesOf = async (path: string): Promise<Bytes> => {
    const { bytes, headBytes } = await wire.open(site + path)
    return { body: bytes, head: headBytes }
  }
  const opened = await bytesOf(first)
  await expect.poll(() => wire.bytesOf(dictionary)).toBeGreaterThan(0)
  const extra = (wire.bytesOf(site + POINTER) ?? 0) + (wire.bytesOf(dictionary) ?? 0)
  const later: Bytes[] = []
  for (const path of others) later.push(await bytesOf(path))
  await page.close()
  return { opened, extra, later }
}

/** Adds up to a visit of pages that follow one another in a circle, on average over where it begins. */
function averageVisit(pages: Page[], length: number) {
  const visits = pages.map((first, start) => {
    // Every seventh page: the neighbours of a list are of one kind.
    const others = Array.from(
      { length: length - 1 },
      (_, index) => pages[(start + (index + 1) * 7) % pages.length] ?? first,
    )
    const sum = (select: (page: Page) => Bytes) =>
      others.map(select).reduce((all, { body, head }) => all + body + head, 0)
    const begin = first.first.body + first.first.head
    return {
      without: begin + sum((page) => page.first),
      with: begin + first.dictionary + sum((page) => page.later),
    }
  })
  const mean = (values: number[]) =>
    Math.round(values.reduce((all, each) => all + each, 0) / values.length)
  return {
    without: mean(visits.map((each) => each.without)),
    with: mean(visits.map((each) => each.with)),
    fewer: visits.filter((each) => each.with < each.without).length,
  }
}

try {
  await expect.poll(async () => (await pointer()).status, { timeout: 60_000 }).toBe(307)
  const map = await (await fetch(`${site}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  // Of a visitor who comes again: the browser has the dictionary, and no page but the first.
  const [start = '/', ...rest] = paths
  const { later } = await visit(start, rest)
  const again = await visit(rest[0] ?? start, [start])
  const withDictionary = [...again.later, ...later]
  const pages: Page[] = []
  for (const [index, path] of paths.entries()) {
    const { opened, extra } = await visit(path, [])
    const coded = withDictionary[index] ?? { body: Number.NaN, head: Number.NaN }
    pages.push({ path, first: opened, later: coded, dictionary: extra })
  }
  const print = (title: string, values: number[]) =>
    console.log(
      `${title.padEnd(44)} median ${median(values)}, largest ${Math.max(...values)} bytes`,
    )
  print(
    'page without the dictionary, body',
    pages.map(({ first }) => first.body),
  )
  print(
    'page with it, body',
    pages.map((page) => page.later.body),
  )
  print(
    'head of a page',
    pages.map((page) => page.later.head),
  )
  print(
    'dictionary after a page, heads included',
    pages.map(({ dictionary }) => dictionary),
  )
  for (let length = 1; length <= LONGEST_VISIT; length++) {
    const average = averageVisit(pages, length)
    console.log(
      `visit of ${length}, heads included: ${average.without} bytes without, ${average.with} with the dictionary; fewer in ${average.fewer} of ${pages.length}`,
    )
  }
} finally {
  await browser.close()
  await stack.stop()
  settings.remove()
}
