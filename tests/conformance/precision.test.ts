import { articleCategory, author } from '@elos/content/fixtures/documents'
import { now, origin } from '@elos/content/fixtures/pages'
import { SUBJECT_TYPES } from '@elos/content/page/kinds'
import { loadPage } from '@elos/content/page/loadPage'
import { listPaths } from '@elos/content/parts/route/paths'
import { tagsOfChange } from '@elos/content/tags/tags'
import webhook from '@elos/content/tags/webhook.json' with { type: 'json' }
import { lakeOf } from '@elos/content/testing/lake'
import { seedDocuments } from '@elos/studio/seed/documents'
import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'

type Stored = ReturnType<typeof seedDocuments>[number]

/**
 * How many pages of the first content are made again at most when other words are published in the body of a document:
 * its own, and those that show something of it. Pages that recommend or link to it show its entry alone.
 */
const MOST_PAGES = 2

/** The types whose documents more pages show. */
const SHOWN_ON_MORE: Partial<Record<(typeof SUBJECT_TYPES)[number], number>> = {
  carrier: 9,
  article: 4,
}

const CAMPAIGNS = 10
const plan = { _type: 'reference', _ref: 'plan-empresarial' }

/** Pages that ask for quotes about a plan, of which they show nothing. */
const campaigns = Array.from({ length: CAMPAIGNS }, (_, index) => ({
  _id: `freePage-campanha-${index}`,
  _type: 'freePage',
  subject: plan,
  sections: [{ _key: 'a', _type: 'checklist', title: 'O que ter à mão', items: ['CNPJ'] }],
  route: { path: `/campanha-${index}` },
}))

/** One that shows who sells the plan. */
const showing = {
  _id: 'freePage-quem-vende',
  _type: 'freePage',
  subject: plan,
  sections: [{ _key: 'a', _type: 'sellers', title: 'Quem vende', plan }],
  route: { path: '/quem-vende' },
}

const composed = [...campaigns, showing].map(({ route }) => route.path)

const documents: Stored[] = JSON.parse(
  JSON.stringify([...seedDocuments(), ...campaigns, showing, author, articleCategory]),
)
const lake = lakeOf(documents)
const paths = await listPaths(lake, now)
const tagsOfPages = new Map<string, readonly string[]>()
for (const path of paths) tagsOfPages.set(path, (await loadPage(lake, path, now, origin)).tags)

const projection = parse(webhook.projection, { mode: 'delta' })

/** The paths of the pages that the site drops when other words of a document are published. */
async function droppedBy(before: Stored): Promise<string[]> {
  const after = { ...before, words: 'Outras palavras.' }
  const reported = await evaluate(projection, { before, after, root: after })
  const dropped = tagsOfChange(JSON.parse(JSON.stringify(await reported.get())))
  return paths.filter((path) => tagsOfPages.get(path)?.some((tag) => dropped.includes(tag)))
}

test.each(SUBJECT_TYPES)(
  'other words of a %s leave alone the pages that only recommend or link to it',
  async (type) => {
    const ofType = documents.filter(({ _type }) => _type === type)
    expect(ofType).not.toEqual([])
    for (const document of ofType) {
      const dropped = await droppedBy(document)
      expect(dropped).toContain('route' in document ? document.route?.path : undefined)
      const ofFirstContent = dropped.filter((path) => !composed.includes(path))
      expect(ofFirstContent.length, document._id).toBeLessThanOrEqual(
        SHOWN_ON_MORE[type] ?? MOST_PAGES,
      )
    }
  },
)

test('other words of a plan renew, of eleven pages that ask for quotes about it, the one that shows something of it', async () => {
  const changed = documents.filter(({ _id }) => _id === plan._ref)
  const dropped = (await Promise.all(changed.map(droppedBy))).flat()
  expect(dropped.filter((path) => composed.includes(path))).toEqual(['/quem-vende'])
})
