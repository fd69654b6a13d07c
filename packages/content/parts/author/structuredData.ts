import type { Person } from 'schema-dts'
import { pageUrl } from '../address/url.ts'
import { imageUrl } from '../image/url.ts'
import type { Author } from './map.ts'

/** The side of a person's picture, in pixels. */
const PORTRAIT = 320

/** A person who writes or reviews articles. The `@id` is the same on the person's page and on the articles. */
export function authorThing(author: Author, origin: string): Person {
  const { name, role, registration, note, photo, href } = author
  const size = { width: PORTRAIT, height: PORTRAIT, raster: true }
  return {
    '@type': 'Person',
    ...(href && { '@id': pageUrl(origin, `${href}#pessoa`), url: pageUrl(origin, href) }),
    name,
    jobTitle: role || undefined,
    identifier: registration,
    description: note,
    image: photo && pageUrl(origin, imageUrl(photo, size)),
  }
}
