import { type Consequence, consequenceOf } from '@elos/content/consequence/consequence'
import type { Edit } from '@elos/content/consequence/edit'
import type { Site } from '@elos/content/consequence/site'
import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import type { SanityClient } from '@sanity/client'
import { useEffect, useState } from 'react'
import { type SanityDocument, useClient, useEditState } from 'sanity'
import { environment } from '../environment.ts'
import { proposePage } from '../pages/proposal.ts'
import { newPage, pageIdOf } from '../pages/publishPage.ts'
import { ownPage, readSurroundings } from '../pages/surroundings.ts'
import { type PageOfSite, pagesShowing } from './publishedSite.ts'
import { usePublishedSite } from './usePublishedSite.ts'

/** What the site does with a document: what publishing its draft changes, or where it is shown. */
export type SiteUse =
  | { state: 'reading' }
  | { state: 'failed' }
  | { state: 'unchanged'; pages: PageOfSite[] }
  | { state: 'changes'; consequence: Consequence }

/** How long to wait for the next key before the pages are made, in milliseconds. */
const PAUSE_MS = 600

/** The address of a site that the Studio does not know is in no text that is compared. */
const ORIGIN = environment.siteUrl || 'https://site.invalid'

/** What publishing a document would change on the site, told anew as it is written. */
export function useConsequence(id: string, type: string): SiteUse {
  const client = useClient({ apiVersion: API_VERSION })
  const { draft, published, ready } = useEditState(id, type)
  const site = usePublishedSite()
  const [use, setUse] = useState<SiteUse>({ state: 'reading' })
  useEffect(() => {
    if (!ready || !site) return
    let isCurrent = true
    const tell = async () => {
      const told = await tellUse(client, site, { id, draft, published }).catch(
        (): SiteUse => ({ state: 'failed' }),
      )
      if (isCurrent) setUse(told)
    }
    const timer = setTimeout(tell, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [client, site, id, draft, published, ready])
  return site === null ? { state: 'failed' } : use
}

interface EditedDocument {
  id: string
  draft: SanityDocument | null
  published: SanityDocument | null
}

async function tellUse(
  client: SanityClient,
  site: Site,
  { id, draft, published }: EditedDocument,
): Promise<SiteUse> {
  if (!draft) return { state: 'unchanged', pages: await pagesShowing(site, id) }
  const edits: Edit[] = [
    { before: published, after: { ...draft, _id: id } },
    ...(await newPageOf(client, id, draft)),
  ]
  return { state: 'changes', consequence: await consequenceOf(site, edits, ORIGIN) }
}

/** The page that publishing a document proposes and makes; none for one that has a page, or gets none. */
async function newPageOf(client: SanityClient, id: string, draft: SanityDocument): Promise<Edit[]> {
  const surroundings = await readSurroundings(client, id, draft)
  const proposal = proposePage(draft, surroundings)
  if (!proposal?.path || ownPage(surroundings, id).published) return []
  const page = { ...newPage(id, proposal, proposal), _id: pageIdOf(surroundings, id) }
  return [{ before: null, after: page }]
}
