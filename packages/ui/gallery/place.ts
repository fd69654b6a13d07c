import { site } from '../fixtures/site.ts'
import type { Place } from '../primitives/linkHref.ts'

/** The place of the gallery's links, which are on no page of the site. */
export const place: Place = { site, path: '' }
