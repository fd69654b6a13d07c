// Requests a second, and the time within which 99 of 100 are answered, of stored pages and of 304s: from the site's
// own server, from nginx with the shipped configuration before it, and from an nginx that sends the same bytes as
// plain files. In turns in one run, as ratios; asserts nothing, since machines are shared and noisy.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addresses } from '@elos/stack/config'
import { freshSettings } from '@elos/stack/freshSettings'
import { freePort } from '@elos/stack/processes/ports'
import { bringUp } from '@elos/stack/stack'
import { median } from '../median.ts'
import { writeShippedNginx } from '../shippedNginx.ts'
import { startNginx, writePlainNginx } from './nginx.ts'
import { requirePrograms } from './programs.ts'
import { measureRate, type Rate } from './wrk.ts'

const ROUNDS = 5
/** Of each measurement. */
const SECONDS = 2
const PAGES = ['/', '/amil-saude']
const GZIP = { 'accept-encoding': 'gzip' }

requirePrograms({ wrk: 'wrk', nginx: 'nginx-light' })

const settings = await freshSettings('bench')
const stack = await bringUp(settings, { studio: false })
const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'elos-nginx-')))
const [plainFolder = '', shippedFolder = ''] = folders
const site = addresses(settings).site.replace('localhost', '127.0.0.1')
const [plainPort, shippedPort] = [await freePort(), await freePort()]
const { pagesDir } = settings
// The same files, so that all three send the same bytes.
const plainFile = writePlainNginx(plainFolder, join(pagesDir, 'files'), plainPort)
const shippedFile = writeShippedNginx({
  folder: shippedFolder,
  port: shippedPort,
  pagesDir,
  upstreams: [site],
  log: 'off',
})
const plain = await startNginx(plainFile, plainFolder, plainPort)
const shipped = await startNginx(shippedFile, shippedFolder, shippedPort)

/** What answers the site's addresses, the yardstick first. */
const SERVERS = {
  'nginx, plain files': (path: string) => `${plain.origin}${path === '/' ? '' : path}/index.html`,
  'own server': (path: string) => `${site}${path}`,
  'behind the shipped nginx': (path: string) => `${shipped.origin}${path}`,
}

/** Returns the validator of an answer. On a connection of its own: measuring blocks this process for seconds. */
async function etagOf(address: string): Promise<string> {
  const [answer]: IncomingMessage[] = await once(
    get(address, { agent: false, headers: GZIP }),
    'response',
  )
  answer?.resume()
  return answer?.headers.etag ?? ''
}

/** Measures the servers in turns. Prints a line for each. */
async function compare(title: string, path: string, known: boolean): Promise<void> {
  const rates = new Map<string, Rate[]>()
  const cases = await Promise.all(
    Object.entries(SERVERS).map(async ([name, addressOf]) => {
      const address = addressOf(path)
      const etag = await etagOf(address)
      return { name, address, headers: known ? { ...GZIP, 'if-none-match': etag } : GZIP }
    }),
  )
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, address, headers } of cases) {
      const rate = measureRate(address, SECONDS, headers)
      rates.set(name, [...(rates.get(name) ?? []), rate])
    }
  const [yardstick] = rates.values()
  const perSecond = (some: Rate[] = []) => median(some.map((rate) => rate.perSecond))
  for (const [name, some] of rates) {
    const ratio = perSecond(some) / perSecond(yardstick)
    const p99 = median(some.map((rate) => rate.p99))
    console.log(
      `${title.padEnd(18)} ${name.padEnd(26)} ${Math.round(perSecond(some)).toString().padStart(7)}/s  p99 ${p99.toFixed(2).padStart(6)} ms  ratio ${ratio.toFixed(2)}`,
    )
  }
}

try {
  for (const path of PAGES) {
    await compare(path, path, false)
    await compare(`${path}, 304`, path, true)
  }
} finally {
  await plain.stop()
  await shipped.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  await stack.stop()
  settings.remove()
}
