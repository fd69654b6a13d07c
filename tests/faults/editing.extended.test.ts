import { connect, TOKEN } from '@elos/lake/testing/client'
import { transactions } from '@elos/lake/testing/transactions'
import { tunnelFetch } from '@elos/studio/platform/tunnel/fetch'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createEditor } from './editor.ts'
import { killedLake } from './killedLake.ts'
import { createReplica } from './replica.ts'

/**
 * The test takes 9 seconds, in which three editors work as fast as they can. With `FAULTS_MINUTES` it
 * takes that many minutes, in which they make about 15 transactions a second together.
 */
const MINUTES = Number(process.env.FAULTS_MINUTES ?? 0)
const DURATION_MS = MINUTES > 0 ? MINUTES * 60_000 : 9000
/** The pause between two edits of one editor, on average. */
const PAUSE_MS = MINUTES > 0 ? 240 : 10

const DOCUMENTS = ['amil', 'bradesco', 'porto'] as const

/** How long a copy may take to connect or to receive what is stored. */
const TIMEOUT = { timeout: 20_000 }

test('no acknowledged transaction is lost and no event missed while the Lake is killed repeatedly', {
  timeout: DURATION_MS + 120_000,
}, async () => {
  const lake = await killedLake()
  const client = connect(lake.url, { perspective: 'raw', token: TOKEN, maxRetries: 0 })
  const start = client.transaction()
  for (const _id of DOCUMENTS) start.create({ _id, _type: 'carrier' })
  await start.commit()

  const tunnel = tunnelFetch(lake.url)
  const throughTunnel = client.withConfig({
    token: undefined,
    resolveFetch: () => tunnel,
  })
  const replica = createReplica(client)
  const reader = createReplica(throughTunnel)
  const copies = [replica, reader]
  onTestFinished(() => {
    for (const copy of copies) copy.end()
  })
  for (const copy of copies) await vi.waitFor(() => expect(copy.connections()).toBe(1), TIMEOUT)

  const end = Date.now() + DURATION_MS
  const isOver = () => Date.now() > end
  const editorOf = (field: string) => createEditor(client, field, DOCUMENTS, PAUSE_MS)
  const last = editorOf('caio')
  const editors = [editorOf('ana'), editorOf('bia'), last]
  await Promise.all([lake, ...editors].map(({ work }) => work(isOver)))

  // Each copy has a change that was made after the last start, so it is connected to the last process.
  await last.publishChange('amil', -1)
  await untilCopied()
  // A connected copy gets a published change as an event.
  const applied = copies.map((copy) => copy.applied())
  await last.publishChange('amil', -2)
  await untilCopied()
  for (const [index, copy] of copies.entries()) {
    expect(copy.applied()).toBeGreaterThan(applied[index] ?? 0)
  }

  // No acknowledged transaction is lost.
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

  // No event was missed or repeated.
  for (const copy of copies) {
    expect(copy.gaps()).toEqual([])
    expect(copy.failures).toEqual([])
    expect(copy.connections()).toBeGreaterThan(1)
  }

  const edits = editors.flatMap(({ acknowledged }) => acknowledged).length
  console.log(
    `${edits} transactions acknowledged, ${lake.kills()} kills, ${replica.connections()} and ${reader.connections()} connections, ${replica.applied()} and ${reader.applied()} events applied`,
  )
  expect(lake.kills()).toBeGreaterThan(1)

  /** Waits until the replica has every stored document, and the reader every published one. */
  async function untilCopied(): Promise<void> {
    const all = await stored('true')
    const published = await stored('!(_id in path("drafts.**"))')
    await vi.waitFor(() => expect(replica.documents()).toEqual(all), TIMEOUT)
    await vi.waitFor(() => expect(reader.documents()).toEqual(published), TIMEOUT)
  }

  /** The stored documents that satisfy a GROQ condition, by id. */
  async function stored(condition: string): Promise<Record<string, { _id: string }>> {
    const documents = await client.fetch<{ _id: string }[]>(`*[${condition}]`)
    return Object.fromEntries(documents.map((document) => [document._id, document]))
  }

  /** The ids of all transactions of the documents and their drafts, oldest first. */
  async function transactionsOf(): Promise<string[]> {
    const ids = DOCUMENTS.flatMap((id) => [id, `drafts.${id}`]).join(',')
    const found: string[] = []
    for (;;) {
      const from = found.at(-1)
      const bounds = `limit=1000&excludeMutations=true${from ? `&fromTransaction=${from}` : ''}`
      const page = (await transactions({ client }, ids, bounds)).map(({ id }) => id)
      found.push(...page.slice(from ? 1 : 0))
      if (page.length < 1000) return found
    }
  }
})
