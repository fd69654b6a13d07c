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
  const routes = await client.fetch<{ _id: string; path: string }[]>(
    '*[_type == "route" && defined(subject)] | order(path asc) [0...$end] {_id, path}',
    { end: DOCUMENTS },
  )

  /** Publishes a description of some routes; returns the milliseconds until each page shows it. */
  async function publish(some: typeof routes, description: string): Promise<number> {
    const { ms } = await timed(async () => {
      const together = client.transaction()
      for (const { _id } of some) together.patch(_id, { set: { description } })
      await together.commit()
      await Promise.all(some.map(({ path }) => untilShown(site + path, description)))
    })
    await untilDelivered(client)
    return ms
  }

  const alone: number[] = []
  const together: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await publish(routes.slice(round, round + 1), `Sozinho, ${round}.`))
    together.push(await publish(routes, `Juntos, ${round}.`))
  }
  console.log(`one document → its page fresh, ${ROUNDS} times   ${spread(alone)}`)
  console.log(`${routes.length} documents → all pages fresh           ${spread(together)}`)
  console.log(
    `together / alone                         ${(median(together) / median(alone)).toFixed(1)}`,
  )
} finally {
  await stack.stop()
  settings.remove()
}
