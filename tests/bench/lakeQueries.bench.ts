// The bench of how long the Lake takes for the kinds of queries that the site and its Studio send, over HTTP, beside groq-js on the
// same documents in memory. Prints the medians of one run; asserts nothing, since machines are shared and noisy.
import { connect } from '@elos/lake/testing/client'
import type { SanityDocumentStub } from '@sanity/client'
import { evaluateSync, parse } from 'groq-js'
import { median } from '../figures.ts'
import { LAKE_TOKEN, withLakeProcess } from './lakeProcess.ts'
import { type Report, report } from './report.ts'

/** This site has about 195 documents. */
const SIZES = [195, 2000, 10_000]
const RUNS = 100
/** The milliseconds after which something slow is not run again: groq-js alone takes seconds for some. */
const ENOUGH_MS = 2000
/** The documents of one transaction, so that no body is too large. */
const BATCH = 2000

const QUERIES: Readonly<Record<string, string>> = {
  'list of a type': '*[_type == "post"] | order(date desc)[0...20]{_id, title}',
  'list with references':
    '*[_type == "post"] | order(date desc)[0...20]{title, "by": author->name}',
  'by type and slug': '*[_type == "post" && slug.current == "post-7"][0]',
  'by _id': '*[_id == "post-7"][0]',
  'references to a document': 'count(*[references("author-1")])',
  'search in a text': '*[_type == "post" && text match "palavr*"][0...10]._id',
  'semi-join': 'count(*[_type == "post" && author._ref in *[_type == "author"][0...50]._id])',
  'whole documents': '*[_type == "post"][0...500]',
}

function documentsOf(size: number): (SanityDocumentStub & { _id: string })[] {
  const authors = Math.ceil(size / 10)
  return Array.from({ length: size }, (_, n) =>
    n < authors
      ? { _id: `author-${n}`, _type: 'author', name: `Nome ${n}` }
      : {
          _id: `post-${n - authors}`,
          _type: 'post',
          title: `Título ${n}`,
          slug: { current: `post-${n - authors}` },
          date: new Date(n * 1e9).toISOString(),
          author: { _type: 'reference', _ref: `author-${n % authors}` },
          text: 'palavra sobre planos '.repeat(40),
        },
  )
}

/** The median of the milliseconds that work takes, after a first time if it is fast. */
async function medianOf(work: () => unknown): Promise<number> {
  const times: number[] = []
  const started = performance.now()
  while (times.length <= RUNS && performance.now() - started < ENOUGH_MS) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return median(times.length > 1 ? times.slice(1) : times)
}

for (const size of SIZES) {
  const documents = documentsOf(size)
  const rows: Report['rows'] = []
  await withLakeProcess(async (url) => {
    const client = connect(url, { token: LAKE_TOKEN, perspective: 'raw' })
    for (let start = 0; start < size; start += BATCH) {
      const batch = documents.slice(start, start + BATCH)
      await client.mutate(
        batch.map((document) => ({ create: document })),
        { returnDocuments: false },
      )
    }
    for (const [name, groq] of Object.entries(QUERIES)) {
      const lake = await medianOf(() => client.fetch(groq))
      const tree = parse(groq)
      const alone = await medianOf(() => evaluateSync(tree, { dataset: documents }))
      rows.push({ name, figures: [lake, alone] })
    }
  })
  report({
    title: `Queries of a Lake with ${size} documents`,
    how: `Medians of ${RUNS} after a first; of the Lake over HTTP, of groq-js in memory.`,
    columns: ['Lake, ms', 'groq-js, ms'],
    rows,
  })
}
