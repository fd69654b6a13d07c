import { site } from '../fixtures/site.ts'
import type { Place } from '../primitives/linkHref.ts'

/** Where the gallery's links stand: nowhere on the site. */
export const place: Place = { site, path: '' }
