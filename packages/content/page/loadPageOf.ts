import type { ContentClient } from '../parts/read/client.ts'
import type { PageKind } from './kinds.ts'
import { loadPage } from './loadPage.ts'
import type { PageOf } from './type.ts'

/** Loads the page at a path, which must be of this kind. Throws an error that names what is there instead. */
export async function loadPageOf<K extends PageKind>(
  client: ContentClient,
  kind: K,
  path: string,
  now: Date,
  origin: string,
): Promise<PageOf<K>> {
  const loaded = await loadPage(client, path, now, origin)
  if (loaded.outcome === 'page' && isOfKind(loaded.page, kind)) return loaded.page
  const found = loaded.outcome === 'page' ? loaded.page.kind : loaded.outcome
  throw new Error(`Expected a page of kind ${kind} at ${path}, found: ${found}`)
}

function isOfKind<K extends PageKind>(page: { kind: PageKind }, kind: K): page is PageOf<K> {
  return page.kind === kind
}
