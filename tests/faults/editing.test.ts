import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@sanity/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { tunnelFetch } from '../../studio/tunnel/fetch.ts'
import { createEditor } from './editor.ts'
import { lakeProcess, token } from './lakeProcess.ts'
import { createReplica } from './replica.ts'

/** Twenty seconds, or as many minutes as `FAULTS_MINUTES` says. */
const duration = Number(process.env.FAULTS_MINUTES ?? 1 / 3) * 60_000

/** Megabytes of a Lake with a handful of documents, whatever happens to it. */
const memoryBound = 400

const documents = ['amil', 'bradesco', 'porto']

test('nothing acknowledged is lost and no event missed while the Lake is killed again and again', {
  timeout: duration + 120_000,
}, async () => {
  const lake = await lakeProcess()
  onTestFinished(() => lake.end())
  const client = createClient({
    apiHost: lake.url,
    projectId: 'elos',
    dataset: 'production',
    apiVersion: '2025-02-19',
    perspective: 'raw',
    token,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
  })
  const start = client.transaction()
  for (const _id of documents) start.create({ _id, _type: 'carrier' })
  await start.commit()

  const tunnel = tunnelFetch(lake.url)
  const throughTunnel = client.withConfig({
    token: undefined,
    resolveFetch: () => tunnel,
  })
  const replica = createReplica(client)
  const reader = createReplica(throughTunnel)
  onTestFinished(() => {
    replica.end()
    reader.end()
  })

  const end = Date.now() + duration
  const isOver = () => Date.now() > end
  const editors = ['ana', 'bia', 'caio'].map((name) => createEditor(client, name, documents))
  let kills = 0
  let memory = 0
  async function killAgainAndAgain() {
    while (!isOver()) {
      await wait(500 + Math.random() * 3000)
      memory = Math.max(memory, lake.memory())
      await lake.kill()
      kills += 1
      await wait(Math.random() * 300)
      await lake.start()
    }
  }
  await Promise.all([killAgainAndAgain(), ...editors.map((editor) => editor.work(isOver))])

  // Nothing acknowledged is lost.
  const log = await transactionsOf()
  const known = new Set(log)
  expect(log).toHaveLength(known.size)
  for (const { acknowledged, values, field } of editors) {
    expect(acknowledged.filter((id) => !known.has(id))).toEqual([])
    for (const [id, value] of values) {
      const query = 'coalesce(*[_id == "drafts." + $id][0], *[_id == $id][0])'
      expect(await client.fetch(query, { id })).toMatchObject({ [field]: value })
    }
  }

  // No event was missed or repeated: replayed, they lead to the documents.
  const stored = (ids: string) =>
    client
      .fetch<{ _id: string }[]>(`*[${ids}]`)
      .then((all) => Object.fromEntries(all.map((document) => [document._id, document])))
  const all = await stored('true')
  const published = await stored('!(_id in path("drafts.**"))')
  const patient = { timeout: 20_000 }
  await vi.waitFor(() => expect(replica.documents()).toEqual(all), patient)
  await vi.waitFor(() => expect(reader.documents()).toEqual(published), patient)
  for (const copy of [replica, reader]) {
    expect(copy.gaps()).toEqual([])
    expect(copy.unchained()).toEqual([])
    expect(copy.failures).toEqual([])
    expect(copy.applied()).toBeGreaterThan(0)
    expect(copy.connections()).toBeGreaterThan(1)
  }

  expect(kills).toBeGreaterThan(1)
  expect(memory).toBeLessThan(memoryBound)
  const edits = editors.flatMap(({ acknowledged }) => acknowledged).length
  console.log(
    `${edits} transactions acknowledged, ${kills} kills, ${replica.connections()} and ${reader.connections()} connections, ${replica.applied()} and ${reader.applied()} events applied, ${memory.toFixed(0)} MB`,
  )

  /** The ids of all transactions of the documents and their drafts, oldest first. */
  async function transactionsOf(): Promise<string[]> {
    const ids = documents.flatMap((id) => [id, `drafts.${id}`]).join(',')
    const found: string[] = []
    for (;;) {
      const from = found.at(-1)
      const bounds = `limit=1000&excludeMutations=true${from ? `&fromTransaction=${from}` : ''}`
      const text = await client.request<string>({
        url: `/data/history/production/transactions/${ids}?${bounds}`,
      })
      const page = text
        .split('\n')
        .filter(Boolean)
        .map((line): string => JSON.parse(line).id)
      found.push(...page.slice(from ? 1 : 0))
      if (page.length < 1000) return found
    }
  }
})
