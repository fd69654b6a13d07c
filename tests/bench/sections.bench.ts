// Measures the processor time that the site spends on a publish of one section's title: of a free page that has every
// kind of section, and of a plan's page. They are published in turns, and the time of a moment without a publish is
// taken off. Prints the figures of one run; asserts nothing, since machines are shared and noisy. `BENCH_PUBLISHES` is
// the number of publishes of each.
import { setTimeout as pause } from 'node:timers/promises'
import { addresses } from '@elos/stack/config'
import { freshSettings } from '@elos/stack/freshSettings'
import { bringUp } from '@elos/stack/stack'
import { freePages } from '../e2e/support/freePages.ts'
import { editorClient } from './client.ts'
import { undisturbed } from './mainThread.ts'
import { report } from './report.ts'
import { untilDelivered } from './untilDelivered.ts'

const PUBLISHES = Number(process.env.BENCH_PUBLISHES ?? 30)
/** Milliseconds after a publish in which the site writes and compresses what it has renewed. */
const AFTER_MS = 2000
/** Milliseconds in which a site that has just started makes its pages. */
const START_MS = 30_000

/** A publication: the document, and the title of one of its sections. */
const FREE_PAGE = 'freePage-todas-as-secoes'
const FREE_TITLE = 'sections[_key=="example-steps-1"].title'
const PLAN = 'plan-empresarial'
const PLAN_TITLE = 'steps.title'

process.env.METRICS_TOKEN = 'bench-reads-metrics'

const settings = await freshSettings('bench')
const stack = await bringUp(settings, { studio: false })
const { site } = addresses(settings)

/** Milliseconds of processor time that the site has spent since it started. */
async function processorTime(): Promise<number> {
  const authorization = `Bearer ${process.env.METRICS_TOKEN}`
  const metrics = await (await fetch(`${site}/api/metrics`, { headers: { authorization } })).text()
  const [, seconds] = /^process_cpu_seconds_total (\S+)/m.exec(metrics) ?? []
  if (!seconds)
    throw new Error('The site tells no processor time: see its log in .local/logs/bench.')
  return Number(seconds) * 1000
}

/** Milliseconds of processor time that the site spends on some work, and in a moment after it. */
async function spentOn(work: () => Promise<unknown>): Promise<number> {
  const before = await processorTime()
  await work()
  await pause(AFTER_MS)
  return (await processorTime()) - before
}

try {
  const client = editorClient(settings)
  const publish = async (id: string, title: string, run: number) => {
    await client
      .patch(id)
      .set({ [title]: `O caminho, ${run}` })
      .commit()
    await untilDelivered(client)
  }
  for (const page of freePages) await client.createOrReplace(page)
  await untilDelivered(client)
  await pause(START_MS)
  const times = { free: [] as number[], plan: [] as number[], quiet: [] as number[] }
  for (let run = 0; run < PUBLISHES; run++) {
    times.free.push(await spentOn(() => publish(FREE_PAGE, FREE_TITLE, run)))
    times.plan.push(await spentOn(() => publish(PLAN, PLAN_TITLE, run)))
    times.quiet.push(await spentOn(async () => undefined))
  }
  const quiet = undisturbed(times.quiet)
  const [free, plan] = [undisturbed(times.free) - quiet, undisturbed(times.plan) - quiet]
  report({
    title: 'Work of the site for a publish of one section’s title',
    how: `Processor time, means of the lower half of ${PUBLISHES} publishes in turns, without the ${Math.round(quiet)} ms of as long a moment without a publish.`,
    columns: ['processor time, ms', '× that of a plan'],
    rows: [
      { name: 'a free page of every kind of section', figures: [free, free / plan] },
      { name: 'a plan', figures: [plan, 1] },
    ],
  })
} finally {
  await stack.stop()
  settings.remove()
}
