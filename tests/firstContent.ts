import { listPaths, loadPage, type Page } from '@elos/content'
import type { ContentClient } from '@elos/content/parts/read/client'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { lakeOf } from '@elos/content/testing/lake'
import { seedDocuments } from '@elos/studio/seed/documents'
import { loadGalleryPages } from '@elos/web/app/galeria/galleryPages'

/** The day on which the pages are read. */
const NOW = new Date('2026-11-28T12:00:00-03:00')

/** The site of a developer, which shows the first content's testimonials too. */
const ORIGIN = 'http://localhost:3000'

const lake = lakeOf(seedDocuments())

/** A page of each kind of the first content. */
export const pages = await loadGalleryPages(lake, NOW, ORIGIN)

/** Loads every page of the first content. */
export async function loadAllPages(): Promise<Page[]> {
  return Promise.all((await listPaths(lake, NOW)).map((path) => loadPageAt(lake, path)))
}

/** Loads the pages at some paths of the first content with more documents. */
export function loadPagesWith(documents: StoredDocument[], paths: string[]): Promise<Page[]> {
  const more = lakeOf([...seedDocuments(), ...documents])
  return Promise.all(paths.map((path) => loadPageAt(more, path)))
}

async function loadPageAt(client: ContentClient, path: string): Promise<Page> {
  const loaded = await loadPage(client, path, NOW, ORIGIN)
  if (loaded.outcome !== 'page') throw new Error(`${path} is no page: ${loaded.outcome}`)
  return loaded.page
}
