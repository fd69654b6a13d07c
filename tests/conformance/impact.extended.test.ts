import { type Loaded, loadPage, tagsOfChange } from '@elos/content'
import { documentsAfter, type Edit } from '@elos/content/impact/edit'
import { impactOf } from '@elos/content/impact/impact'
import { type Site, siteOf } from '@elos/content/impact/site'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { pathOf } from '@elos/content/parts/stored/route'
import webhook from '@elos/content/tags/webhook.json' with { type: 'json' }
import { payloadOf } from '@elos/lake/webhooks/payload'
import { readWebhooks, type WebhookOptions } from '@elos/lake/webhooks/webhook'
import { shownChange } from '@elos/studio/preview/impact/shownChange'
import { seedDocuments } from '@elos/studio/seed/documents'
import { pageDocument } from '@elos/web/render/page'
import { changeSchema } from '@elos/web/replicas/change'
import { expect, test } from 'vitest'
import { seeded } from '../seeded.ts'
import { engineClient, inLake, SANITY } from './engineClient.ts'

/** `EDITS=500` publishes so many random edits; others with another `EDITS_SEED`. */
const EDITS = Number(process.env.EDITS ?? 5)
const SEED = Number(process.env.EDITS_SEED ?? 1)

const NOW = new Date('2026-01-15T12:00:00Z')
const ORIGIN = 'https://exemplo.com.br'

const random = seeded(SEED)

function pick<T>(items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}

/** A value inside a document, and how the document is with another one in its place. */
interface Leaf {
  document: StoredDocument
  name: string
  value: unknown
  replaced(value: unknown): StoredDocument
}

function leavesOf(document: StoredDocument): Leaf[] {
  const leaves: Leaf[] = []
  const visit = (value: unknown, path: (string | number)[]) => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) visit(child, [...path, key])
      return
    }
    const name = String(path.at(-1))
    if (name.startsWith('_') && name !== '_ref') return
    leaves.push({ document, name, value, replaced: (other) => withValue(document, path, other) })
  }
  visit(document, [])
  return leaves
}

function withValue(
  document: StoredDocument,
  path: readonly (string | number)[],
  value: unknown,
): StoredDocument {
  const copy = structuredClone(document)
  const parent = path.slice(0, -1).reduce<object>((each, key) => Reflect.get(each, key), copy)
  const key = path.at(-1) ?? ''
  if (value === undefined) Reflect.deleteProperty(parent, key)
  else Reflect.set(parent, key, value)
  return copy
}

function otherValue({ name, value }: Leaf, documents: readonly StoredDocument[]): unknown {
  if (name === '_ref') {
    const type = documents.find(({ _id }) => _id === value)?._type
    const alike = documents.filter(({ _type }) => _type === type)
    // A picture is no document of the first content.
    return alike.length > 0 ? pick(alike)._id : 'image-another-10x10-png'
  }
  if (random() < 0.1) return undefined
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return `${String(value)}${/^[/\w-]*$/.test(String(value)) ? '-x' : ' novo'}`
}

/** The ids that a document refers to. */
const referencesOf = (document: StoredDocument): unknown[] =>
  leavesOf(document).flatMap(({ name, value }) => (name === '_ref' ? [value] : []))

/** The documents that may be removed: the Lake refuses to remove what another refers to. */
function removable(documents: readonly StoredDocument[]): StoredDocument[] {
  const needed = new Set(documents.flatMap(referencesOf))
  return documents.filter(({ _id }) => !needed.has(_id))
}

let removed: StoredDocument[] = []

/** Whether everything exists that a document refers to: else the Lake refuses to store it. */
const isWhole = (document: StoredDocument, documents: readonly StoredDocument[]): boolean =>
  referencesOf(document).every(
    (id) => String(id).startsWith('image-') || documents.some(({ _id }) => _id === id),
  )

/** An edit as staff make them: mostly of a field, sometimes a new document, a copy, or a removal. */
function randomEdit(documents: readonly StoredDocument[], number: number): Edit {
  const dice = random()
  const before = pick(documents)
  const free = removable(documents)
  if (dice < 0.1 && free.length > 0) {
    const gone = pick(free)
    removed.push(gone)
    return { before: gone, after: null }
  }
  const back = removed.at(-1)
  if (dice < 0.18 && back && isWhole(back, documents)) {
    removed.pop()
    return { before: null, after: back }
  }
  if (dice < 0.26) {
    const path = pathOf(before)
    const moved = path ? withValue(before, ['route', 'path'], `${path}-${number}`) : before
    return { before: null, after: { ...moved, _id: `${before._type}-new-${number}` } }
  }
  const leaf = pick(leavesOf(before).length > 0 ? leavesOf(before) : documents.flatMap(leavesOf))
  return { before: leaf.document, after: leaf.replaced(otherValue(leaf, documents)) }
}

type Load = (path: string) => Promise<Loaded>

const stored = new WeakMap<readonly StoredDocument[], Load>()

/** The site on the Lake's own query engine: what it has stored at each path. */
function storedSite(documents: readonly StoredDocument[]): Load {
  const known = stored.get(documents)
  if (known) return known
  const client = engineClient(documents)
  const answers = new Map<string, Promise<Loaded>>()
  const load: Load = (path) => {
    const answer = answers.get(path) ?? loadPage(client, path, NOW)
    answers.set(path, answer)
    return answer
  }
  stored.set(documents, load)
  return load
}

/** The paths of which something is true. */
async function pathsWhere(paths: readonly string[], isTrue: (path: string) => Promise<boolean>) {
  const found: string[] = []
  for (const path of paths) if (await isTrue(path)) found.push(path)
  return found
}

const [hook] = readWebhooks([{ ...(webhook as WebhookOptions), url: 'http://127.0.0.1:9/' }])

/** The tags that the site invalidates: those of the message that the Lake sends, as the site reads it. */
async function invalidatedTags({ before, after }: Edit): Promise<Set<string>> {
  if (!hook) throw new Error('There is no webhook')
  const change = {
    dataset: SANITY.dataset,
    before: before && inLake(before),
    after: after && inLake(after),
  }
  const context = { projectId: SANITY.projectId, dereference: () => undefined }
  const body = payloadOf(hook, change, context)
  return new Set(body === undefined ? [] : tagsOfChange(changeSchema.parse(JSON.parse(body))))
}

/** After so many edits the next ones start from the first content again, before little is left of it. */
const EDITS_OF_A_SITE = 50

function seededSite(): Site {
  removed = []
  return siteOf(
    seedDocuments().map((document) => structuredClone({ ...document })),
    NOW,
  )
}

/** The words that visitors read on the page that the site sends; '' without a page that the site can render. */
async function wordsOf(loaded: Loaded): Promise<string> {
  if (loaded.outcome !== 'page') return ''
  const html = await pageDocument(loaded.page).catch(() => '')
  return html.replace(/^[\s\S]*<body/, '').replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, '')
}

const answerOf = ({ tags, madeFrom, freshUntil, ...answer }: Loaded) => JSON.stringify(answer)

/** A path without a page shows the settings at most: nobody looks for its changes. */
const isPage = ({ outcome }: Loaded) => outcome !== 'missing'

test(`the pages that publishing will change are what the webhook invalidates, and no text changes unsaid: ${EDITS} edits`, {
  timeout: 60_000 + EDITS * 20_000,
}, async () => {
  let site: Site = seededSite()
  let [predictedInAll, changedInAll] = [0, 0]
  for (let number = 0; number < EDITS; number += 1) {
    if (number % EDITS_OF_A_SITE === 0) site = seededSite()
    const edit = randomEdit([...site.documents], number)
    const what = `edit ${number} of ${edit.after?._id ?? edit.before?._id} with seed ${SEED}`
    const documents = documentsAfter(site.documents, [edit])
    const next = siteOf(documents, NOW)
    const paths = [...new Set([...site.paths, ...next.paths])].sort()

    const { paths: predicted, pages } = await impactOf(site, [edit])

    const [before, after] = [storedSite(site.documents), storedSite(documents)]
    const tags = await invalidatedTags(edit)
    const invalidated = await pathsWhere(paths, async (path) =>
      (await before(path)).tags.some((tag) => tags.has(tag)),
    )
    expect(predicted, what).toEqual(invalidated)

    const changed = await pathsWhere(paths, async (path) => {
      const [old, fresh] = [await before(path), await after(path)]
      return (isPage(old) || isPage(fresh)) && answerOf(old) !== answerOf(fresh)
    })
    expect(
      changed.filter((path) => !predicted.includes(path)),
      what,
    ).toEqual([])
    expect(
      pages.map(({ path }) => path),
      what,
    ).toEqual(changed)

    for (const page of pages) {
      const [old, fresh] = [await before(page.path), await after(page.path)]
      const { lines } = shownChange(page, ORIGIN)
      if ((await wordsOf(old)) !== (await wordsOf(fresh)))
        expect(lines, `${what} at ${page.path}`).not.toEqual([])
    }

    predictedInAll += predicted.length
    changedInAll += changed.length
    site = next
  }
  expect(changedInAll).toBeGreaterThan(0)
  expect(predictedInAll).toBeGreaterThan(changedInAll)
})
