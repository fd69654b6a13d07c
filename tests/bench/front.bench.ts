// Measures requests a second, and the time within which 99 of 100 are answered, of stored pages and of 304s: from the
// site by itself (`next start`), from nginx with the shipped configuration before it, from an nginx that sends the same
// bytes as plain files (bodies and the headers that protect an answer), and of a static page of a stock Next
// application with the home page's body. They take turns in one run, each compared with the same turn of that nginx;
// asserts nothing, since machines are shared and noisy.
import { once } from 'node:events'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { requireSystemPrograms } from '@elos/stack/checks/systemPrograms'
import { addresses } from '@elos/stack/config'
import { freshSettings } from '@elos/stack/freshSettings'
import { bringUp } from '@elos/stack/stack'
import { median } from '../figures.ts'
import { type Nginx, startNginx } from '../nginx.ts'
import { shippedNginx } from '../shippedNginx.ts'
import { plainNginx } from './plainNginx.ts'
import { type Report, report } from './report.ts'
import { startStockNext } from './stockNext.ts'
import { measureRate, type Rate } from './wrk.ts'

/** The first turn is not counted: programs get faster as they run. */
const ROUNDS = 10
/** The duration of each measurement. */
const SECONDS = 2
const PAGES = ['/', '/amil-saude']
const GZIP = { 'accept-encoding': 'gzip' }

await requireSystemPrograms(['wrk', 'nginx'])

const settings = await freshSettings('bench')
const stack = await bringUp(settings, { studio: false })
const site = addresses(settings).site.replace('localhost', '127.0.0.1')
const { pagesDir } = settings
// The same files, so that all send the same bytes.
const files = join(pagesDir, 'files')
const running: Nginx[] = []

/** Starts an nginx with a configuration. Returns its origin. */
async function startOne(http: (folder: string, port: number) => string): Promise<string> {
  const nginx = await startNginx(http)
  running.push(nginx)
  return nginx.origin
}

/** Gets an answer on a connection of its own: measuring blocks this process for seconds. */
async function headersOf(address: string): Promise<IncomingHttpHeaders> {
  const [answer]: IncomingMessage[] = await once(
    get(address, { agent: false, headers: GZIP }),
    'response',
  )
  answer?.resume()
  return answer?.headers ?? {}
}

/** Matches the headers that nginx itself sends for each file. */
const OF_THE_FILE = /^(?:date|server|connection|content-(?:length|type|encoding)|etag|vary)$/

/** Returns the directives that make nginx send the headers of another answer too. */
const withHeaders = (headers: IncomingHttpHeaders) =>
  Object.entries(headers)
    .filter(([name]) => !OF_THE_FILE.test(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(String(value))};`)
    .join(' ')

const fileOf = (path: string) => `${path === '/' ? '' : path}/index.html`
const shipped = await startOne((folder, port) => shippedNginx({ folder, port, pagesDir, site }))
const headers = withHeaders(await headersOf(`${shipped}/`))
const same = await startOne((_, port) => plainNginx(port, files, headers))
const bare = await startOne((_, port) => plainNginx(port, files))
const home = await (await fetch(site)).text()
const stock = await startStockNext(
  /<body[^>]*>(?<body>.*)<\/body>/s.exec(home)?.groups?.body ?? home,
)

/** The servers that answer the site's addresses, the yardstick first. */
const SERVERS = {
  'nginx, files and headers': (path: string) => same + fileOf(path),
  'the site by itself': (path: string) => site + path,
  'behind the shipped nginx': (path: string) => shipped + path,
  'nginx, files alone': (path: string) => bare + fileOf(path),
  'a page of stock Next': () => stock.origin,
}

/** Measures the servers in turns. Returns a row of the report for each. */
async function compare(title: string, path: string, known: boolean): Promise<Report['rows']> {
  const rates = new Map<string, Rate[]>()
  const cases = await Promise.all(
    Object.entries(SERVERS).map(async ([name, addressOf]) => {
      const address = addressOf(path)
      const { etag = '' } = await headersOf(address)
      return { name, address, headers: known ? { ...GZIP, 'if-none-match': etag } : GZIP }
    }),
  )
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, address, headers } of cases) {
      const rate = measureRate(address, SECONDS, headers)
      if (round > 0) rates.set(name, [...(rates.get(name) ?? []), rate])
    }
  const [yardstick = []] = rates.values()
  return [...rates].map(([name, some]) => ({
    name: `${title}, ${name}`,
    figures: [
      median(some.map((rate) => rate.perSecond)),
      // Within one turn the machine is more the same than from the first to the last.
      median(some.map((rate, turn) => rate.perSecond / (yardstick[turn]?.perSecond ?? Number.NaN))),
      median(some.map((rate) => rate.p99)),
    ],
  }))
}

try {
  const rows: Report['rows'] = []
  for (const path of PAGES) {
    rows.push(...(await compare(path, path, false)))
    rows.push(...(await compare(`${path}, 304`, path, true)))
  }
  report({
    title: 'Requests a second for kept pages',
    how: `wrk, 16 connections, gzip; medians of ${ROUNDS - 1} turns of ${SECONDS} s; × is over an nginx that sends the same files with the same headers in the same turn.`,
    columns: ['requests/s', '×', 'p99, ms'],
    rows,
  })
} finally {
  await stock.stop()
  for (const nginx of running) await nginx.stop()
  await stack.stop()
  settings.remove()
}
