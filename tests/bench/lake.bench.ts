// The time of the Lake's requests with 10,000 documents, compared with groq-js alone. Prints medians and
// ratios of one run; asserts nothing, since machines are shared and noisy.
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '@elos/lake/http/listening'
import { spawnLake } from '@elos/lake/testing/process'
import { evaluateSync, parse } from 'groq-js'
import { median } from '../median.ts'

const RUNS = 40
const WARM_UPS = 5
const ARTICLES = 9_900
const PAGES = 900
const CARRIERS = 100

interface BenchDocument {
  _id: string
  _type: string
  [attribute: string]: unknown
}

function makeDocuments(): BenchDocument[] {
  const words = 'plano saúde empresa rede carência reembolso cobertura preço família sênior'.split(
    ' ',
  )
  const text = (seed: number, length: number) =>
    Array.from({ length }, (_, index) => words[(seed * 7 + index * 3) % words.length]).join(' ')
  const span = (seed: number) => [{ _key: 's', _type: 'span', text: text(seed, 40) }]
  const carriers = Array.from({ length: CARRIERS }, (_, index) => ({
    _id: `carrier-${index}`,
    _type: 'carrier',
    name: `Operadora ${index}`,
  }))
  const articles = Array.from({ length: ARTICLES }, (_, index) => ({
    _id: `article-${index}`,
    _type: 'article',
    title: text(index, 6),
    publishedAt: new Date(1.7e12 + ((index * 7919) % ARTICLES) * 6e5).toISOString(),
    carrier: { _type: 'reference', _ref: `carrier-${index % CARRIERS}` },
    body: [0, 1, 2].map((n) => ({ _key: `b${n}`, _type: 'block', children: span(index + n) })),
    ...(index < PAGES && { route: { _type: 'route', path: `/pagina-${index}` } }),
  }))
  return [...carriers, ...articles]
}

/** Runs a task RUNS times after WARM_UPS more; returns the median duration in milliseconds. */
async function measure(task: (run: number) => unknown): Promise<number> {
  const durations: number[] = []
  for (let run = -WARM_UPS; run < RUNS; run++) {
    const started = performance.now()
    await task(run)
    if (run >= 0) durations.push(performance.now() - started)
  }
  return median(durations)
}

/** Starts a receiver of webhooks; `arrival` resolves when a transaction arrives. */
async function receive() {
  const waiting = new Map<string, () => void>()
  const server = createServer((message, response) => {
    waiting.get(String(message.headers['sanity-transaction-id']))?.()
    message.resume()
    response.end()
  })
  const port = await listen(server, '127.0.0.1', 0)
  return {
    url: `http://127.0.0.1:${port}`,
    arrival: (id: string) => new Promise<void>((resolve) => waiting.set(id, resolve)),
    stop: () => server.close().closeAllConnections(),
  }
}

const LIST = `*[_type == "article"] | order(publishedAt desc) [0...20]
  {_id, title, "carrier": carrier->name}`
const LOOKUP = '*[route.path == $path][0]{"path": route.path, title}'
const pathOf = (run: number) => ({ path: `/pagina-${((run + WARM_UPS) * 37) % PAGES}` })

/** The query that the Studio's lists and its search send. */
const SEARCH = `*[_type in ["article", "carrier"]]
  | score(boost(_type in ["article"] && title match text::query($text), 10),
    ([@, _id] match text::query($text) || references($text)))
  [_score > 0]{_type, _id} | order(_score desc)[0...101]`

const documents = makeDocuments()
const byId = new Map(documents.map((document) => [document._id, document]))
const dereference = ({ _ref }: { _ref: string }) => byId.get(_ref)
const alone = (query: string, params: Record<string, unknown> = {}) =>
  evaluateSync(parse(query, { params }), { dataset: documents, params, dereference }).data

const dir = await mkdtemp(join(tmpdir(), 'lake-bench-'))
const receiver = await receive()
// The webhook observes carriers only, so the other figures are without webhooks.
const webhooks = [{ name: 'bench', url: receiver.url, filter: '_type == "carrier"' }]
const { client, pid, kill } = await spawnLake(dir, { LAKE_WEBHOOKS: JSON.stringify(webhooks) })
const memory = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024
try {
  const empty = memory()
  for (let at = 0; at < documents.length; at += 1000) {
    const mutations = documents.slice(at, at + 1000).map((create) => ({ create }))
    await client.mutate(mutations, { returnDocuments: false })
  }
  const edit = (run: number) =>
    client.action({
      actionType: 'sanity.action.document.edit',
      draftId: `drafts.article-${run + WARM_UPS}`,
      publishedId: `article-${run + WARM_UPS}`,
      patch: { set: { title: `Título ${run}` } },
    })
  const publish = (run: number) =>
    client.action({
      actionType: 'sanity.action.document.publish',
      draftId: `drafts.article-${run + WARM_UPS}`,
      publishedId: `article-${run + WARM_UPS}`,
    })

  /** Sends a patch, and waits until its webhook arrives. */
  const patchUntilWebhook = async (run: number) => {
    const transactionId = `patch-${run}`
    const arrived = receiver.arrival(transactionId)
    await client.mutate([{ patch: { id: 'carrier-0', set: { name: `Operadora ${run}` } } }], {
      transactionId,
      returnDocuments: false,
    })
    await arrived
  }

  const listed = await measure(() => client.fetch(LIST))
  const listedDrafts = await measure(() => client.fetch(LIST, {}, { perspective: 'drafts' }))
  const listedAlone = await measure(() => alone(LIST))
  const looked = await measure((run) => client.fetch(LOOKUP, pathOf(run)))
  const lookedAlone = await measure((run) => alone(LOOKUP, pathOf(run)))
  const mapped = await measure(() => client.fetch(LIST, {}, { resultSourceMap: true }))
  const everything = await measure(() => client.fetch(SEARCH, { text: '*' }))
  const rare = await measure((run) => client.fetch(SEARCH, { text: `operadora ${run + 50}` }))
  const common = await measure(() => client.fetch(SEARCH, { text: 'saude fam*' }))
  const delivered = await measure(patchUntilWebhook)
  const patched = await measure((run) =>
    client
      .patch(`article-${run + 100}`)
      .set({ note: 'n' })
      .commit({ returnDocuments: false }),
  )
  const edited = await measure(edit)
  const published = await measure(publish)
  const after = await measure(async (run) => {
    await client
      .patch(`article-${run + 100}`)
      .set({ note: 'm' })
      .commit({ returnDocuments: false })
    await client.fetch(LIST)
  })

  const ms = (value: number) => `${value.toFixed(2)} ms`
  const row = (lake: number, groq?: number) => ({
    'Lake, HTTP': ms(lake),
    'groq-js alone': groq === undefined ? '' : ms(groq),
    ratio: groq === undefined ? '' : (lake / groq).toFixed(2),
  })
  console.log(`${documents.length} documents, medians of ${RUNS}`)
  console.table({
    'list, published': row(listed, listedAlone),
    'list, drafts': row(listedDrafts, listedAlone),
    'list, source map': row(mapped, listedAlone),
    'lookup by path': row(looked, lookedAlone),
    'search, *': row(everything),
    'search, few found': row(rare),
    'search, most found': row(common),
    'patch, until webhook': row(delivered),
    'patch (mutation)': row(patched),
    'edit (action)': row(edited),
    'publish (action)': row(published),
    'patch, then list': row(after, listedAlone),
  })
  console.log(`memory of the Lake: ${empty.toFixed(0)} MB empty, ${memory().toFixed(0)} MB after`)
} finally {
  await kill('SIGTERM')
  receiver.stop()
  await rm(dir, { recursive: true, force: true })
}
