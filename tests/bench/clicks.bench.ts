// From the click on a link until something of the next page is painted, on a processor 6 times slower and on slow
// 4G, in a whole Chromium (the headless shell renders no page before a click). Prints figures of one run; asserts
// nothing, since machines are shared and noisy. CLICKS=all follows every link of every page.
import { addresses } from '@elos/stack/config'
import { freshSettings } from '@elos/stack/freshSettings'
import { bringUp } from '@elos/stack/stack'
import { z } from 'zod'
import { startDevTools } from './devTools.ts'
import { requirePrograms } from './programs.ts'
import { SLOW_4G, slowNetwork } from './slowNetwork.ts'
import { type Tab, takeTab } from './tab.ts'

const CPU = 6
/** Milliseconds for which the mouse is over the link before the click. */
const HOVERS = [200, 1000]
/** How many links are followed for each of them, unless all are. */
const CLICKS = process.env.CLICKS === 'all' ? Number.POSITIVE_INFINITY : 20
/** Milliseconds that the visitor reads. */
const READING_MS = 1500

/** The links of the page that is shown which lead to another page of the site: their place among all links. */
const LINKS = `[...document.links].flatMap((link, index) =>
  link.origin === location.origin && !link.hash && !link.search && !link.target &&
  link.pathname !== location.pathname && !/^\\/(api|cotacao|previa)\\/|\\./.test(link.pathname) &&
  link.checkVisibility() && link.getBoundingClientRect().width > 0 ? [index] : [])`

/** Scrolls to a link, and returns its middle. */
const middleOf = (index: number) => `(() => {
  const link = document.links[${index}]
  link.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = link.getClientRects()[0]
  return [x + width / 2, y + height / 2]
})()`
const middleSchema = z.tuple([z.number(), z.number()])

/** Agrees to be measured. */
const AGREE = `localStorage.setItem('cookie-consent', JSON.stringify(
  { necessary: true, functional: true, analytics: true, marketing: true }))`

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function open(tab: Tab, address: string): Promise<void> {
  await tab.send('Page.navigate', { url: address })
  await pause(200)
  while (!(await tab.evaluate("document.readyState === 'complete'", z.boolean()))) await pause(50)
  await pause(READING_MS)
}

interface Followed {
  ms: number
  isPrerendered: boolean
}

/** Points at a link of the page that is shown and clicks on it. Undefined when nothing is painted for 30 seconds. */
async function follow(tab: Tab, link: number, hoverMs: number): Promise<Followed | undefined> {
  const [x, y] = await tab.evaluate(middleOf(link), middleSchema)
  await pause(300)
  tab.reports.length = 0
  const begun = performance.now()
  await tab.point(x, y)
  await pause(Math.max(0, hoverMs - (performance.now() - begun)))
  tab.click(x, y)
  for (let waited = 0; waited < 30_000; waited += 50) {
    await pause(50)
    const clicked = tab.reports.find(({ event }) => event === 'click')
    const painted = tab.reports.find((report) => report.event === 'paint')
    if (clicked && painted?.event === 'paint')
      return { ms: painted.at - clicked.at, isPrerendered: painted.isPrerendered }
  }
  return undefined
}

/** Items of a list, from all its parts. */
const some = <T>(items: readonly T[], count: number) =>
  items.filter(
    (_, index) =>
      Math.floor((index * count) / items.length) !==
      Math.floor(((index - 1) * count) / items.length),
  )

const at = (sorted: number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN)

function print(title: string, followed: Followed[]): void {
  const times = followed.map(({ ms }) => ms).sort((one, other) => one - other)
  const rendered = followed.filter(({ isPrerendered }) => isPrerendered).length
  console.log(
    `${title.padEnd(44)} p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms, max ${at(times, 1)} ms; rendered before the click ${rendered} of ${times.length}`,
  )
}

requirePrograms({ chromium: 'chromium' })
const settings = await freshSettings('bench')
const stack = await bringUp(settings, { studio: false })
const network = await slowNetwork(settings.ports.site, SLOW_4G)
try {
  const { site } = addresses(settings)
  while ((await fetch(`${site}/api/dicionario`, { redirect: 'manual' })).status !== 307)
    await pause(100)
  const map = await (await fetch(`${site}/sitemap.xml`)).text()
  const pages = [...map.matchAll(/<loc>([^<]+)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  for (const [title, origin, cpu] of [
    ['as it is', site, 1],
    [`processor 1/${CPU}, slow 4G`, network.origin, CPU],
  ] as const) {
    const tools = await startDevTools('chromium')
    try {
      const tab = await takeTab(tools, { cpu, script: AGREE })
      await open(tab, `${origin}/`)
      const links: [page: string, link: number][] = []
      for (const page of pages) {
        await open(tab, site + page)
        const found = await tab.evaluate(LINKS, z.array(z.number()))
        links.push(...found.map((link) => [page, link] satisfies [string, number]))
      }
      for (const hoverMs of HOVERS) {
        const followed: Followed[] = []
        for (const [page, link] of some(links, Math.min(CLICKS, links.length))) {
          await open(tab, origin + page)
          const result = await follow(tab, link, hoverMs)
          if (result) followed.push(result)
          else console.log(`Nothing was painted after a click on link ${link} of ${page}`)
        }
        print(`${title}, pointed at for ${hoverMs} ms`, followed)
      }
    } finally {
      await tools.stop()
    }
  }
} finally {
  network.stop()
  await stack.stop()
  settings.remove()
}
