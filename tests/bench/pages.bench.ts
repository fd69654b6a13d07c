// Measures what a page of each kind weighs, asks for and does, beside the same page as a static file: without its
// scripts, sent by nginx. The figures are those of Lighthouse for mobile devices, medians of `BENCH_RUNS` runs in
// turns, and the processor time of the main thread, of more runs, in turns too. Prints the figures of one run; asserts
// nothing: machines are shared and noisy.
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { requireSystemPrograms, systemProgram } from '@elos/stack/checks/systemPrograms'
import { addresses } from '@elos/stack/config'
import { freshSettings } from '@elos/stack/freshSettings'
import { freePort } from '@elos/stack/processes/ports'
import { bringUp } from '@elos/stack/stack'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { z } from 'zod'
import { QUIET } from '../chromiumFlags.ts'
import { FETCHED_IDLE } from '../fetchedIdle.ts'
import { median } from '../figures.ts'
import { pathsOfAllKinds } from '../lighthouse/kinds.ts'
import { startNginx } from '../nginx.ts'
import { mainThreadTime, undisturbed } from './mainThread.ts'
import { plainNginx } from './plainNginx.ts'
import { report } from './report.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 3)
/** The number of runs that measure the main thread: they are short, and differ more from each other. */
const THREAD_RUNS = 7 * RUNS

/** Structured data has a type, and is not executed. */
const SCRIPTS = /<script(?:(?! type="application)[^>])*>.*?<\/script>/gs

await requireSystemPrograms(['nginx'])

const settings = await freshSettings('bench')
const stack = await bringUp(settings, { studio: false })
const { site, lake } = addresses(settings)
const root = mkdtempSync(join(tmpdir(), 'elos-static-'))

/** Copies the kept files once those of some pages and their stylesheet are there, and leaves the scripts of pages away. */
async function writeStaticPages(paths: readonly string[]): Promise<void> {
  const files = join(settings.pagesDir, 'files')
  const isMissing = (path: string) => !existsSync(join(files, path, 'index.html'))
  const hasStyles = () => globSync('estilo/*.css', { cwd: files }).length > 0
  while (paths.some(isMissing) || !hasStyles()) await pause(200)
  cpSync(files, root, { recursive: true })
  for (const name of globSync('**/*.html', { cwd: root })) {
    const file = join(root, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(SCRIPTS, ''))
  }
}

const requestsSchema = z.array(z.object({ url: z.string(), transferSize: z.number().optional() }))

/** One run of Lighthouse on an address. */
async function measure(address: string, debuggingPort: number) {
  const result = await lighthouse(address, {
    port: debuggingPort,
    onlyCategories: ['performance'],
    logLevel: 'error',
  })
  if (!result) throw new Error(`Lighthouse has no result for ${address}`)
  const { audits, categories } = result.lhr
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const details = audits['network-requests']?.details
  const requests = requestsSchema.parse(details && 'items' in details ? details.items : [])
  const early = requests.filter(({ url }) => !FETCHED_IDLE.test(new URL(url).pathname))
  return {
    score: (categories.performance?.score ?? 0) * 100,
    lcp: number('largest-contentful-paint'),
    shift: number('cumulative-layout-shift'),
    mainThread: number('mainthread-work-breakdown'),
    blocked: number('total-blocking-time'),
    requests: early.length,
    bytes: early.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  }
}

type Measured = Awaited<ReturnType<typeof measure>>

const medianOf = (runs: Measured[], name: keyof Measured) => median(runs.map((run) => run[name]))

const debuggingPort = await freePort()
const paths = await pathsOfAllKinds(lake)
await writeStaticPages(paths)
// Pictures are no files: the site makes them in the sizes that pages use. A page is sent at once, without a redirection
// to its folder.
// The browser gives such a page a process of its own, as it does ours: to start one is work too.
const { headers } = await fetch(site)
const policy = `add_header cross-origin-opener-policy ${headers.get('cross-origin-opener-policy')};`
const locations = `${policy}
location /images/ { proxy_pass ${site.replace('localhost', '127.0.0.1')}; }
location / { try_files $uri/index.html $uri =404; }`
const nginx = await startNginx((_, port) => plainNginx(port, root, locations))
const browser = await chromium.launch({
  args: [...QUIET, `--remote-debugging-port=${debuggingPort}`],
  executablePath: systemProgram('chromium'),
})
try {
  const threads = []
  for (const path of paths) {
    const own = { address: site + path, times: [] as number[] }
    const still = { address: nginx.origin + path, times: [] as number[] }
    for (let run = 0; run < THREAD_RUNS; run++) {
      // Each is the first one as often as the other: what was open before has an effect of milliseconds.
      for (const { address, times } of run % 2 === 0 ? [own, still] : [still, own])
        times.push(await mainThreadTime(browser, address))
    }
    const [ms, stillMs] = [undisturbed(own.times), undisturbed(still.times)]
    threads.push({ name: path, figures: [ms, stillMs, ms / stillMs] })
  }
  report({
    title: 'Work of the main thread for the first view of a page of each kind',
    how: `Processor time in Chromium, not slowed down, means of the lower half of ${THREAD_RUNS} loads; static is the same page without scripts, sent by nginx in a process of its own too.`,
    columns: ['own, ms', 'static, ms', '×'],
    rows: threads,
  })

  const rows = []
  for (const path of paths) {
    const own: Measured[] = []
    const still: Measured[] = []
    for (let run = 0; run < RUNS; run++) {
      own.push(await measure(site + path, debuggingPort))
      still.push(await measure(nginx.origin + path, debuggingPort))
    }
    const ratio = (name: keyof Measured) => medianOf(own, name) / medianOf(still, name)
    rows.push({
      name: path,
      figures: [
        medianOf(own, 'score'),
        medianOf(own, 'lcp'),
        ratio('lcp'),
        medianOf(own, 'mainThread'),
        ratio('mainThread'),
        medianOf(own, 'blocked'),
        medianOf(own, 'shift'),
        medianOf(own, 'requests'),
        medianOf(own, 'bytes') / 1024,
      ],
    })
  }
  report({
    title: 'First view of a page of each kind',
    how: `Lighthouse for mobile devices, medians of ${RUNS}; × is over the same page without scripts, sent by nginx.`,
    columns: [
      'score',
      'LCP, ms',
      'LCP ×',
      'main thread, ms',
      'main thread ×',
      'blocked, ms',
      'layout shift',
      'requests before idle',
      'KiB before idle',
    ],
    rows,
  })
} finally {
  await browser.close()
  await nginx.stop()
  rmSync(root, { recursive: true, force: true })
  await stack.stop()
  settings.remove()
}
