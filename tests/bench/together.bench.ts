// The time from a transaction that publishes many documents until every page shows them, and the same
// for one document. Prints figures and ratios of one run; asserts nothing, since machines are shared
// and noisy.

import { addresses } from '@elos/stack/config'
import { freshSettings } from '@elos/stack/freshSettings'
import { bringUp } from '@elos/stack/stack'
import { median } from '../median.ts'
import { editorClient } from './client.ts'
import { spread, timed } from './figures.ts'
import { untilDelivered } from './untilDelivered.ts'
import { untilShown } from './untilShown.ts'

const DOCUMENTS = 20
const ROUNDS = 10

const settings = await freshSettings('bench')
const stack = await bringUp(settings, { studio: false })
try {
  const { site } = addresses(settings)
  const client = editorClient(settings)
  const pages = await client.fetch<{ _id: string; path: string }[]>(
    '*[defined(route.path)] | order(route.path asc) [0...$end] {_id, "path": route.path}',
    { end: DOCUMENTS },
  )

  /** Publishes a description of some pages; returns the milliseconds until each shows it. */
  async function publish(some: typeof pages, description: string): Promise<number> {
    const { ms } = await timed(async () => {
      const together = client.transaction()
      for (const { _id } of some) together.patch(_id, { set: { 'route.description': description } })
      await together.commit()
      await Promise.all(some.map(({ path }) => untilShown(site + path, description)))
    })
    await untilDelivered(client)
    return ms
  }

  const alone: number[] = []
  const together: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await publish(pages.slice(round, round + 1), `Sozinho, ${round}.`))
    together.push(await publish(pages, `Juntos, ${round}.`))
  }
  console.log(`one document → its page fresh, ${ROUNDS} times   ${spread(alone)}`)
  console.log(`${pages.length} documents → all pages fresh           ${spread(together)}`)
  console.log(
    `together / alone                         ${(median(together) / median(alone)).toFixed(1)}`,
  )
} finally {
  await stack.stop()
  settings.remove()
}
