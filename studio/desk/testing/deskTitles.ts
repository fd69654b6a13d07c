import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { createClient } from '@sanity/client'
import { createMockAuthStore, createWorkspaceFromConfig, type Source } from 'sanity'
import { createStructureBuilder } from 'sanity/structure'
import { z } from 'zod'
import { schemaTypes } from '../../types/index.ts'
import { structure } from '../structure.ts'

const PROJECT = { projectId: 'elos', dataset: 'production' }

const itemSchema = z.object({
  id: z.string(),
  title: z.string().optional(),
  child: z
    .object({ items: z.array(z.unknown()) })
    .optional()
    .catch(undefined),
})

/** The id and title of each item of the desk, those in groups included, as Sanity builds them. */
export async function deskTitles(): Promise<[id: string, title: string][]> {
  const source = await testSource()
  const S = createStructureBuilder({ source, perspectiveStack: [] })
  return titlesOf(structure(S).serialize().items)
}

/** The workspace that Sanity gives to the desk. */
async function testSource(): Promise<Source> {
  const client = createClient({ ...PROJECT, apiVersion: API_VERSION, useCdn: false })
  const { unstable_sources } = await createWorkspaceFromConfig({
    ...PROJECT,
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
