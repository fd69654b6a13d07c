import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { startLake } from '@elos/lake'
import { tunnelFetch } from '@elos/studio/tunnel/fetch'
import { createClient, type ListenEvent } from '@sanity/client'
import { expect, onTestFinished, test, vi } from 'vitest'

/** The two ends of the tunnel are in workspaces that may not import each other, so this tests them together. */
test('the Studio listens to the Lake through its tunnel, also after the Lake restarts', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'lake-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const options = { dir, projectId: 'elos', datasets: ['production'], tokens: ['t'] }
  let lake = await startLake(options)
  onTestFinished(() => lake.close())

  const fetch = tunnelFetch(lake.url)
  const client = createClient({
    apiHost: lake.url,
    projectId: 'elos',
    dataset: 'production',
    apiVersion: API_VERSION,
    useProjectHostname: false,
    useCdn: false,
  })
  const writer = client.withConfig({ token: 't' })
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
