import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLake } from '@elos/lake'
import { connect, TOKEN } from '@elos/lake/testing/client'
import { tunnelFetch } from '@elos/studio/platform/tunnel/fetch'
import type { ListenEvent } from '@sanity/client'
import { expect, onTestFinished, test, vi } from 'vitest'

/** The two ends of the tunnel are in workspaces that may not import each other, so this tests them together. */
test('the Studio listens to the Lake through its tunnel, also after the Lake restarts', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'lake-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const options = { dir, projectId: 'elos', datasets: ['production'], tokens: [TOKEN] }
  let lake = await startLake(options)
  onTestFinished(() => lake.close())

  const fetch = tunnelFetch(lake.url)
  const client = connect(lake.url)
  const writer = connect(lake.url, { token: TOKEN })
  const events: ListenEvent<Record<string, unknown>>[] = []
  const subscription = client
    .withConfig({ resolveFetch: () => fetch })
    .listen('*', {}, { events: ['welcome', 'mutation', 'reconnect'] })
    .subscribe((event) => events.push(event))
  onTestFinished(() => subscription.unsubscribe())
  const received = (...types: string[]) =>
    vi.waitFor(() => expect(events.map(({ type }) => type)).toEqual(types), { timeout: 10_000 })

  await received('welcome')
  await writer.create({ _id: 'plano', _type: 'plan' })
  await received('welcome', 'mutation')
  const { port } = lake
  await lake.close()
  lake = await startLake({ ...options, port })
  await received('welcome', 'mutation', 'reconnect', 'welcome')
  await writer.delete('plano')
  await received('welcome', 'mutation', 'reconnect', 'welcome', 'mutation')
})
