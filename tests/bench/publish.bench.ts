// Measures how long visitors wait in the second after a publish, and otherwise: 200 publishes of a price that pages
// show, while pages are asked for at an even pace: of the site by itself, of the shipped nginx before it, and of an
// nginx that sends plain files, which shows what is due to the machine. The pace is that of a busy day, not the most
// that they carry (`npm run bench -- front`). Prints the figures of one run; asserts nothing, since machines are shared
// and noisy. `BENCH_PUBLISHES` is the number of publishes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { requireSystemPrograms } from '@elos/stack/checks/systemPrograms'
import { addresses } from '@elos/stack/config'
import { freshSettings } from '@elos/stack/freshSettings'
import { bringUp } from '@elos/stack/stack'
import { quantile } from '../figures.ts'
import { startNginx } from '../nginx.ts'
import { shippedNginx } from '../shippedNginx.ts'
import { editorClient } from './client.ts'
import { plainNginx } from './plainNginx.ts'
import { type Report, report } from './report.ts'

const PUBLISHES = Number(process.env.BENCH_PUBLISHES ?? 200)
/** Requests a second to each server. */
const PER_SECOND = 50
/** Milliseconds after a publish that count as such, and from one publish to the next. */
const AFTER_MS = 1000
const EACH_MS = 1500
/** Milliseconds without a publish, before and after them. */
const QUIET_MS = 15_000
const PAGES = ['/', '/amil-saude', '/bradesco-saude', '/blog']
const CLAIM = 'claim-bradesco-preco'

await requireSystemPrograms(['nginx'])

interface Answer {
  at: number
  ms: number
}

/** Starts asking a server. The result ends it, and returns all answers. */
function startLoad(address: string, paths: readonly string[]): () => Promise<Answer[]> {
  const program = join(import.meta.dirname, 'pacedLoad.ts')
  const load = spawn(process.execPath, [program, address, paths.join(','), String(PER_SECOND)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(load, 'exit')
  return async () => {
    load.stdin.end()
    const lines = (await text(load.stdout)).split('\n')
    const [code] = await ended
    if (code !== 0)
      throw new Error('The load ended with the error above, so nothing was measured. Run it again.')
    return lines.map((line) => {
      const [at, ms] = line.split(' ').map(Number)
      return { at: at ?? 0, ms: ms ?? 0 }
    })
  }
}

const p99 = (answers: Answer[]) =>
  quantile(
    answers.map(({ ms }) => ms),
    0.99,
  )

const settings = await freshSettings('bench')
const stack = await bringUp(settings, { studio: false })
const pagesDir = settings.pagesDir
const site = addresses(settings).site.replace('localhost', '127.0.0.1')
const shipped = await startNginx((folder, port) => shippedNginx({ folder, port, pagesDir, site }))
const plain = await startNginx((_, port) => plainNginx(port, join(pagesDir, 'files')))
try {
  const client = editorClient(settings)
  const loads = {
    'the site by itself': startLoad(site, PAGES),
    'behind the shipped nginx': startLoad(shipped.origin, PAGES),
    'nginx, plain files': startLoad(
      plain.origin,
      PAGES.map((path) => `${path === '/' ? '' : path}/index.html`),
    ),
  }
  await pause(QUIET_MS)
  const published: number[] = []
  for (let n = 1; n <= PUBLISHES; n++) {
    published.push(Date.now())
    await client
      .patch(CLAIM)
      .set({ amount: 1000 + n })
      .commit()
    await pause(EACH_MS)
  }
  await pause(QUIET_MS)
  const [first = 0, last = 0] = [published[0], published.at(-1)]
  const rows: Report['rows'] = []
  for (const [name, end] of Object.entries(loads)) {
    const answers = await end()
    const isAfter = ({ at }: Answer) => published.some((each) => at >= each && at < each + AFTER_MS)
    const after = answers.filter(isAfter)
    // The first seconds, in which the programs warm up, are left out.
    const normal = answers.filter(
      ({ at }) => (at > first - QUIET_MS / 2 && at < first) || at > last + QUIET_MS / 2,
    )
    const [usual, then] = [p99(normal), p99(after)]
    rows.push({ name, figures: [usual, then, then - usual] })
  }
  report({
    title: 'Waiting while somebody publishes',
    how: `${PER_SECOND} requests a second; the second after each of ${PUBLISHES} publishes of a price, and all other seconds.`,
    columns: ['p99 otherwise, ms', 'p99 after a publish, ms', 'difference, ms'],
    rows,
  })
} finally {
  for (const nginx of [shipped, plain]) await nginx.stop()
  await stack.stop()
  settings.remove()
}
