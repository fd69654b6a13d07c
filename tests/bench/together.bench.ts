// Documents published together, in one transaction, to fresh bytes of the page of each, and the same
// of a document published alone. Prints figures and ratios of one run; asserts nothing, since
// machines are shared and noisy.
import { freshSettings } from '../../packages/stack/checks/endToEnd.ts'
import { addresses } from '../../packages/stack/config.ts'
import { bringUp } from '../../packages/stack/stack.ts'
import { editorClient } from './client.ts'
import { median, spread, timed } from './figures.ts'

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

  /** Publishes a description of each route, and waits until each page shows it. */
  async function publish(some: typeof routes, description: string): Promise<number> {
    const { ms } = await timed(async () => {
      const together = client.transaction()
      for (const { _id } of some) together.patch(_id, { set: { description } })
      await together.commit()
      await Promise.all(
        some.map(async ({ path }) => {
          while (!(await (await fetch(site + path)).text()).includes(description))
            await new Promise((resolve) => setTimeout(resolve, 5))
        }),
      )
    })
    await idle()
    return ms
  }

  /** Until the Lake has nothing to tell any more. */
  async function idle(): Promise<void> {
    for (;;) {
      const [hook] = await client.request<{ id: string }[]>({ url: '/hooks/projects/elos' })
      const messages = await client.request<{ status: string }[]>({
        url: `/hooks/${hook?.id}/messages`,
      })
      if (messages.every(({ status }) => status !== 'queued')) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
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
