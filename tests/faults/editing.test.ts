import { expect, onTestFinished, test, vi } from 'vitest'
import { connect, token } from '../../packages/lake/testing/client.ts'
import { tunnelFetch } from '../../studio/tunnel/fetch.ts'
import { createEditor } from './editor.ts'
import { growth } from './growth.ts'
import { lakeProcess } from './lakeProcess.ts'
import { createReplica } from './replica.ts'
import { restartAgainAndAgain } from './restarts.ts'

/**
 * Eighteen seconds as fast as the editors can, or as many minutes as `FAULTS_MINUTES` says, paced
 * like people and scripts: about 15 transactions a second of the three together.
 */
const minutes = Number(process.env.FAULTS_MINUTES ?? 0)
const duration = minutes > 0 ? minutes * 60_000 : 18_000
const pause = minutes > 0 ? 240 : 10

/** Megabytes of a Lake with a handful of documents, whatever happens to it. */
const memoryBound = 400

/** Measured lives of the Lake without which nothing can be said of its growth, and their time. */
const enough = { lives: 8, minutes: 30 }

const documents = ['amil', 'bradesco', 'porto']

test('nothing acknowledged is lost and no event missed while the Lake is killed again and again', {
  timeout: duration + 120_000,
}, async () => {
  const lake = await lakeProcess()
  onTestFinished(() => lake.end())
  const client = connect(lake.url, { perspective: 'raw', token, maxRetries: 0 })
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
  const editors = ['ana', 'bia', 'caio'].map((name) => createEditor(client, name, documents, pause))
  const restarts = restartAgainAndAgain(lake, minutes > 0)
  await Promise.all([restarts, ...editors].map(({ work }) => work(isOver)))

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

  const edits = editors.flatMap(({ acknowledged }) => acknowledged).length
  console.log(
    `${edits} transactions acknowledged, ${restarts.kills()} kills, ${replica.connections()} and ${reader.connections()} connections, ${replica.applied()} and ${reader.applied()} events applied, ${restarts.highest().toFixed(0)} MB at most`,
  )
  expect(restarts.kills()).toBeGreaterThan(1)
  expect(restarts.highest()).toBeLessThan(memoryBound)

  // Memory does not grow with the history: lives of equal age hold the same.
  if (minutes < enough.minutes) return
  const lives = restarts.lives()
  console.log(
    `MB of each life, at the same age: ${lives.map((one) => one.toFixed(0)).join(' ')}; growth ${(growth(lives) * 100).toFixed(1)} %`,
  )
  expect(lives.length).toBeGreaterThanOrEqual(enough.lives)
  expect(growth(lives)).toBeLessThan(0.1)

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
