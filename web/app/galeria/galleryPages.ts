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
  return {
    home: await load('home', '/'),
    partner: await load('partner', '/parceiros-elos'),
    blog: await load('blog', '/blog'),
    article: await load('article', '/blog/como-economizar-plano-saude'),
    comparison: await load('comparison', '/comparar'),
    carrier: await load('carrier', '/bradesco-saude'),
    plan: await load('plan', '/plano-empresarial'),
    senior: await load('plan', '/plano-senior'),
    product: await load('product', '/seguro-vida'),
    portability: await load('portability', '/portabilidade'),
    legal: await load('legal', '/politica-privacidade'),
  }
}
