import { type Consequence, consequenceOf } from '@elos/content/consequence/consequence'
import type { Edit } from '@elos/content/consequence/edit'
import type { Site } from '@elos/content/consequence/site'
import { useEffect, useState } from 'react'
import { type SanityDocument, useEditState } from 'sanity'
import { environment } from '../environment.ts'
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
  const { draft, published, ready } = useEditState(id, type)
  const site = usePublishedSite()
  const [use, setUse] = useState<SiteUse>({ state: 'reading' })
  useEffect(() => {
    if (!ready || !site) return
    let isCurrent = true
    const tell = async () => {
      const told = await tellUse(site, { id, draft, published }).catch(
        (): SiteUse => ({ state: 'failed' }),
      )
      if (isCurrent) setUse(told)
    }
    const timer = setTimeout(tell, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [site, id, draft, published, ready])
  return site === null ? { state: 'failed' } : use
}

interface EditedDocument {
  id: string
  draft: SanityDocument | null
  published: SanityDocument | null
}

async function tellUse(site: Site, { id, draft, published }: EditedDocument): Promise<SiteUse> {
  if (!draft) return { state: 'unchanged', pages: await pagesShowing(site, id) }
  const edits: Edit[] = [{ before: published, after: { ...draft, _id: id } }]
  return { state: 'changes', consequence: await consequenceOf(site, edits, ORIGIN) }
}
