// Measures the time from the click on a link until something of the next page is painted, on a processor 6 times slower
// and on slow 4G, in a whole Chromium (the headless shell renders no page before a click). Prints figures of one run;
// asserts nothing, since machines are shared and noisy. CLICKS=all follows every link of every page. An empty page,
// without the network and pointed at for so long that it is rendered, shows beside it what the browser takes for any
// page.
import { addresses } from '@elos/stack/config'
import { freshSettings } from '@elos/stack/freshSettings'
import { bringUp } from '@elos/stack/stack'
import { z } from 'zod'
import { SLOW_4G, slowNetwork } from '../slowNetwork.ts'
import { startDevTools } from './devTools.ts'
import { serveEmptyPages } from './emptyPages.ts'
import { requirePrograms } from './programs.ts'
import { type Report, report } from './report.ts'
import { type Tab, takeTab } from './tab.ts'

const CPU = 6
/** Milliseconds for which the mouse is over the link before the click. */
const HOVERS = [200, 1000]
/** How many links are followed for each of them, unless all are. */
const CLICKS = process.env.CLICKS === 'all' ? Number.POSITIVE_INFINITY : 20
/** How often the link of an empty page is followed. */
const EMPTY_CLICKS = 20
/** Milliseconds that the visitor reads. */
const READING_MS = 1500

/**
 * The links of the page that is shown which lead to another page of the site: their place among all links, and where
 * they lead if they are not in the page's content.
 */
const LINKS = `[...document.links].flatMap((link, index) =>
  link.origin === location.origin && !link.hash && !link.search && !link.target &&
  link.pathname !== location.pathname && !/^\\/(api|cotacao|previa)\\/|\\./.test(link.pathname) &&
  link.checkVisibility() && link.getBoundingClientRect().width > 0 ? [[index, link.closest('main') ? '' : link.pathname]] : [])`
const linksSchema = z.array(z.tuple([z.number(), z.string()]))

/** Scrolls to a link, and returns its middle. */
const middleOf = (index: number) => `(() => {
  const link = document.links[${index}]
  link.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = link.getClientRects()[0]
  return [x + width / 2, y + height / 2]
})()`
const middleSchema = z.tuple([z.number(), z.number()])

/** Chromium without a screen has no mouse, and would not hear of links that are pointed at for less than 200 ms. */
const MOUSE = [
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
]
/** Devices with such a processor have 4 GB of memory at most, and say so. */
const LITTLE_MEMORY = `Object.defineProperty(Navigator.prototype, 'deviceMemory', { value: 4 })`

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

/** The path or the address of a page, and the place of a link among all its links. */
type Link = [page: string, link: number]

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
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null

/** A row of the report: what was followed in one way. */
function rowOf(name: string, followed: Followed[]): Report['rows'][number] {
  const times = followed.map(({ ms }) => ms).sort((one, other) => one - other)
  const rendered = followed.filter(({ isPrerendered }) => isPrerendered).length
  return {
    name,
    figures: [times.length, rendered, at(times, 0.5), at(times, 0.95), at(times, 1)],
  }
}

/** Points at links of a visitor who saves data. Returns how many pages were rendered before a click. */
async function prerenderedSavingData(links: Link[], origin: string): Promise<number> {
  const tools = await startDevTools('chromium', MOUSE)
  try {
    const tab = await takeTab(tools, { cpu: 1, savesData: true })
    for (const [page, link] of links) {
      await open(tab, origin + page)
      const [x, y] = await tab.evaluate(middleOf(link), middleSchema)
      await tab.point(x, y)
      await pause(Math.max(...HOVERS))
    }
    return tab.prerendered()
  } finally {
    await tools.stop()
  }
}

requirePrograms({ chromium: 'chromium' })
const settings = await freshSettings('bench')
const stack = await bringUp(settings, { studio: false })
const network = await slowNetwork(settings.ports.site, SLOW_4G)
const empty = await serveEmptyPages()
try {
  const { site } = addresses(settings)
  const map = await (await fetch(`${site}/sitemap.xml`)).text()
  const pages = [...map.matchAll(/<loc>([^<]+)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const rows: Report['rows'] = []
  let chosen: Link[] = []
  for (const [title, origin, cpu, script] of [
    ['as it is', site, 1, AGREE],
    [`processor 1/${CPU}, slow 4G`, network.origin, CPU, `${AGREE}\n${LITTLE_MEMORY}`],
  ] as const) {
    const tools = await startDevTools('chromium', MOUSE)
    try {
      const tab = await takeTab(tools, { cpu, script })
      await open(tab, `${origin}/`)
      const links: Link[] = []
      const around = new Set<string>()
      for (const page of pages) {
        await open(tab, site + page)
        for (const [link, leadsTo] of await tab.evaluate(LINKS, linksSchema)) {
          if (around.has(leadsTo)) continue
          if (leadsTo) around.add(leadsTo)
          links.push([page, link])
        }
      }
      chosen = some(links, Math.min(CLICKS, links.length))
      const followAll = async (followable: Link[], hoverMs: number) => {
        const followed: Followed[] = []
        for (const [address, link] of followable) {
          await open(tab, address)
          const result = await follow(tab, link, hoverMs)
          if (result) followed.push(result)
          else console.log(`Nothing was painted after a click on link ${link} of ${address}`)
        }
        return followed
      }
      for (const hoverMs of HOVERS) {
        const followed = await followAll(
          chosen.map(([page, link]) => [origin + page, link]),
          hoverMs,
        )
        rows.push(rowOf(`${title}, pointed at for ${hoverMs} ms`, followed))
      }
      const longest = Math.max(...HOVERS)
      const followed = await followAll(Array<Link>(EMPTY_CLICKS).fill([empty.first, 0]), longest)
      rows.push(rowOf(`processor 1/${cpu}, an empty page, pointed at for ${longest} ms`, followed))
    } finally {
      await tools.stop()
    }
  }
  report('clicks', {
    title: 'From a click on a link until something of the next page is painted',
    how: `Chromium, a mouse; ${chosen.length} links of ${pages.length} pages. As it is, and on slow 4G with a processor ${CPU} times slower.`,
    columns: ['clicks', 'rendered before', 'p50, ms', 'p95, ms', 'longest, ms'],
    rows,
  })
  console.log(
    `Saving data: ${await prerenderedSavingData(chosen, site)} pages rendered before a click`,
  )
} finally {
  empty.stop()
  network.stop()
  await stack.stop()
  settings.remove()
}
