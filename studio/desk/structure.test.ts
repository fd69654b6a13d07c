import type { PageKind } from '@elos/content/page/kinds'
import { createMockAuthStore, createWorkspaceFromConfig, type Source } from 'sanity'
import { createStructureBuilder } from 'sanity/structure'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readGuide } from '../platform/locale/testing/englishTexts.ts'
import { contentDocuments } from '../types/documents/index.ts'
import { schemaTypes } from '../types/index.ts'
import { clientOf } from '../types/testing/client.ts'
import { kindItem } from './items.ts'
import { structure } from './structure.ts'

const itemSchema = z.object({
  id: z.string(),
  title: z.string().optional(),
  child: z
    .object({ items: z.array(z.unknown()) })
    .optional()
    .catch(undefined),
})

const listSchema = z.object({
  options: z.object({
    defaultOrdering: z.array(z.object({ field: z.string(), direction: z.string() })),
  }),
  menuItems: z.array(z.object({ title: z.string().optional() })),
})

/** The workspace that Sanity gives to the desk. */
async function testSource(): Promise<Source> {
  const client = clientOf(() => null)
  const { unstable_sources } = await createWorkspaceFromConfig({
    projectId: 'elos',
    dataset: 'production',
    name: 'default',
    basePath: '/',
    auth: createMockAuthStore({ client, currentUser: null }),
    schema: { types: schemaTypes },
  })
  const [source] = unstable_sources
  if (!source) throw new Error('Sanity created no source for the workspace')
  return source
}

function titlesOf(items: unknown[]): [string, string][] {
  return items.flatMap((item) => {
    const { data } = itemSchema.safeParse(item)
    if (!data?.title) return []
    return [[data.id, data.title], ...titlesOf(data.child?.items ?? [])]
  })
}

const S = createStructureBuilder({ source: await testSource(), perspectiveStack: [] })
/** The id and title of each item of the desk, those in groups included. */
const titles = titlesOf(structure(S, true).serialize().items)

test('the desk has every content type exactly once', () => {
  const others = [
    'review',
    'drafts',
    'draftGroup',
    'deleted',
    'partners',
    'blog',
    'tools',
    'pages',
    'pageModel',
  ]
  expect(
    titles
      .map(([id]) => id)
      .filter((id) => !others.includes(id))
      .sort(),
  ).toEqual(contentDocuments.map(({ name }) => name).sort())
})

test('where the project has Sanity’s own releases, the desk has no groups besides', () => {
  const without = titlesOf(structure(S, false).serialize().items)
  expect(titles.filter(([id]) => !without.some(([each]) => each === id))).toEqual([
    ['draftGroup', 'Grupos'],
  ])
})

test('articles are sorted as on the site, where the day decides, and other pages as staff order them', () => {
  const listOf = (kind: PageKind) => {
    const item = kindItem(S, kind).serialize()
    const { options, menuItems } = listSchema.parse(item.child)
    return {
      defaultOrdering: options.defaultOrdering,
      canBeOrdered: menuItems.some(({ title }) => title === 'Mudar a ordem'),
    }
  }
  expect(listOf('article')).toEqual({
    defaultOrdering: [
      { field: 'publishedAt', direction: 'desc' },
      { field: 'number', direction: 'desc' },
    ],
    canBeOrdered: false,
  })
  expect(listOf('carrier')).toEqual({
    defaultOrdering: [{ field: 'order', direction: 'asc' }],
    canBeOrdered: true,
  })
})

test('each item of the desk stands in the guide of the editors', () => {
  const guide = readGuide().replace(/\s+/g, ' ')
  const missing = titles.filter(([, title]) => !guide.includes(`**${title}**`))
  expect(missing).toEqual([])
})
