import type { Edit } from '@elos/content/impact/edit'
import { impactOf } from '@elos/content/impact/impact'
import { pause } from '@elos/content/impact/pause'
import type { Site } from '@elos/content/impact/site'
import { useEffect, useState } from 'react'
import { type SanityDocument, useDocumentStore, useEditState } from 'sanity'
import { environment } from '../../base/environment.ts'
import { watchSite } from './publishedSite.ts'
import type { ShownChange } from './shownChange.ts'

/** The changes on the site from publishing a document's draft. */
export type ImpactState =
  | { state: 'reading' }
  | { state: 'failed' }
  | { state: 'unchanged' }
  /** `remade`: how many pages the site makes again, those that stay the same too. */
  | { state: 'changes'; pages: ShownChange[]; remade: number }

/** How long to wait for the next key before the pages are made, in milliseconds. */
const PAUSE_MS = 600

/** The address of a site that the Studio does not know is in no text that is compared. */
const ORIGIN = environment.siteUrl || 'https://site.invalid'

/** The site as it is published; undefined until it is read, and null if that failed. */
function usePublishedSite(): Site | null | undefined {
  const store = useDocumentStore()
  const [site, setSite] = useState<Site | null>()
  useEffect(() => {
    const subscription = watchSite(store).subscribe({ next: setSite, error: () => setSite(null) })
    return () => subscription.unsubscribe()
  }, [store])
  return site
}

/** Returns the changes on the site from publishing a document, loaded anew as it is written. */
export function useImpact(id: string, type: string): ImpactState {
  const { draft, published, ready } = useEditState(id, type)
  const site = usePublishedSite()
  const [impact, setImpact] = useState<ImpactState>({ state: 'reading' })
  useEffect(() => {
    if (!ready || !site) return
    let isCurrent = true
    const load = async () => {
      const loaded = await loadImpact(site, { id, draft, published }).catch(
        (): ImpactState => ({ state: 'failed' }),
      )
      if (isCurrent) setImpact(loaded)
    }
    const timer = setTimeout(load, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [site, id, draft, published, ready])
  return site === null ? { state: 'failed' } : impact
}

interface EditedDocument {
  id: string
  draft: SanityDocument | null
  published: SanityDocument | null
}

async function loadImpact(
  site: Site,
  { id, draft, published }: EditedDocument,
): Promise<ImpactState> {
  if (!draft) return { state: 'unchanged' }
  const edit: Edit = { before: published, after: { ...draft, _id: id } }
  const { pages, paths } = await impactOf(site, [edit])
  // Only who opens the panel needs the site's templates.
  const { shownChange } = await import('./shownChange.ts')
  const shown: ShownChange[] = []
  for (const page of pages) {
    shown.push(shownChange(page, ORIGIN))
    await pause()
  }
  return { state: 'changes', pages: shown, remade: paths.length }
}
