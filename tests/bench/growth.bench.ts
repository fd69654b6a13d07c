// The time from a publish until the pages that show the document are fresh, on a site of few pages and on one of
// many: the cost must grow with the pages that show it. Measured on a site that has just started, which makes all its
// pages anew meanwhile, and again once it is idle. Prints the figures of one run; asserts nothing, since machines are
// shared and noisy. `BENCH_PAGES` is the number of pages of the larger site.
import { setTimeout as pause } from 'node:timers/promises'
import { addresses } from '@elos/stack/config'
import { freshSettings } from '@elos/stack/freshSettings'
import { startLake } from '@elos/stack/processes/lake'
import { bringUp } from '@elos/stack/stack'
import { seedNewLake } from '@elos/stack/steps/content'
import { median } from '../figures.ts'
import { editorClient } from './client.ts'
import { addPages, CLAIM } from './manyPages.ts'
import { type Report, report } from './report.ts'
import { untilDelivered } from './untilDelivered.ts'
import { untilMachineIsIdle } from './untilMachineIsIdle.ts'

/** How many pages show what is published. */
const CARRIERS = 10
const MANY = Number(process.env.BENCH_PAGES ?? 2000)
const PUBLISHES = 10
/** Milliseconds between two looks at a page. Short, because the wait is part of what is measured. */
const LOOK_MS = 2

/** Runs a task; returns its result and its duration in milliseconds. */
async function timed<T>(run: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const begun = performance.now()
  const result = await run()
  return { result, ms: performance.now() - begun }
}

/** Requests a page again and again until it contains a text. */
async function untilShown(url: string, text: string): Promise<void> {
  while (!(await (await fetch(url)).text()).includes(text)) await pause(LOOK_MS)
}

/** Publishes on a new site with so many generated pages. Returns milliseconds. */
async function measure(pages: number) {
  const settings = await freshSettings('bench')
  try {
    await seedNewLake(settings)
    const lake = await startLake(settings, { webhooks: false })
    const paths = await addPages(editorClient(settings), pages, CARRIERS).finally(() => lake.stop())
    const built = await timed(() => bringUp(settings, { studio: false }))
    try {
      const { site } = addresses(settings)
      const client = editorClient(settings)
      let amount = 1000
      /** Publishes another amount `PUBLISHES` times. Returns milliseconds. */
      const publish = async () => {
        const fresh: number[] = []
        const answered: number[] = []
        for (let time = 0; time < PUBLISHES; time++) {
          amount += 1
          const shown = `1.${String(amount).slice(1)}`
          const { ms } = await timed(async () => {
            await client.patch(CLAIM).set({ amount }).commit()
            await Promise.all(paths.map((path) => untilShown(site + path, shown)))
          })
          fresh.push(ms)
          answered.push(ms + (await timed(() => untilDelivered(client))).ms)
        }
        return { fresh, answered }
      }
      const started = await publish()
      await untilMachineIsIdle()
      return { start: built.ms, started, idle: await publish() }
    } finally {
      await built.result.stop()
    }
  } finally {
    settings.remove()
  }
}

const rows: Report['rows'] = []
for (const pages of [CARRIERS, MANY]) {
  const { start, started, idle } = await measure(pages)
  const medians = [started, idle].flatMap((phase) => [median(phase.fresh), median(phase.answered)])
  rows.push({ name: `${pages} generated pages`, figures: [start / 1000, ...medians] })
}
report({
  title: 'Publishing on a small and on a large site',
  how: `Medians of ${PUBLISHES} publishes of a price that ${CARRIERS} pages show, first on a site that has just started.`,
  columns: [
    'first start, s',
    'pages fresh, ms',
    'webhook answered, ms',
    'fresh when idle, ms',
    'answered when idle, ms',
  ],
  rows,
})
