import { loadPageOf, type PageKind } from '@elos/content'
import type { ContentClient } from '@elos/content/parts/read/client'
import type { GalleryPages } from '@elos/ui/gallery'

/** Loads a page of each kind from the site's first content. Throws if the Lake has not got them all. */
export async function loadGalleryPages(
  client: ContentClient,
  now: Date,
  origin: string,
): Promise<GalleryPages> {
  const load = <K extends PageKind>(kind: K, path: string) =>
    loadPageOf(client, kind, path, now, origin)
  const [home, partner, blog, article, carrier, plan, senior, product, legal] = await Promise.all([
    load('home', '/'),
    load('partner', '/parceiros-elos'),
    load('blog', '/blog'),
    load('article', '/blog/como-economizar-plano-saude'),
    load('carrier', '/bradesco-saude'),
    load('plan', '/plano-empresarial'),
    load('plan', '/plano-senior'),
    load('product', '/seguro-vida'),
    load('legal', '/politica-privacidade'),
  ])
  return { home, partner, blog, article, carrier, plan, senior, product, legal }
}
