import { socialImagePath } from '../../parts/address/path.ts'
import { pageUrl } from '../../parts/address/url.ts'
import type { Image } from '../../parts/image/type.ts'
import { imageUrl } from '../../parts/image/url.ts'

/**
 * The URL of an article's picture for search engines and feed readers, which do not read SVG: its cover,
 * or else its image for social networks.
 *
 * @param origin of the site, 'https://exemplo.com.br'
 */
export function articlePicture(path: string, cover: Image | undefined, origin: string): string {
  const address = cover ? imageUrl(cover, { width: 1200, raster: true }) : socialImagePath(path)
  return pageUrl(origin, address)
}
