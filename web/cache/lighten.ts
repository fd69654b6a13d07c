import { oneStyle } from './oneStyle.ts'
import { shortNames } from './shortNames.ts'

/** Any script but structured data and our own, which stands in braces (`ui/islands/build.ts`). */
const SCRIPT = /<script(?!>\{|[^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs
/** By what React orders stylesheets that come later. */
const PRECEDENCE = / data-precedence="[^"]*"/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g
/** Next's hint for fonts that it did not see imported: to the origin that the page came from. */
const PRECONNECT = '<link rel="preconnect" href="/" crossorigin=""/>'
/** Where React would look for what it hydrates; and Next's empty place for late metadata. */
const MARKERS = /<div hidden=""><!--\$--><!--\/\$--><\/div>|<!--(?:\/?\$| )-->/g

/**
 * The HTML of a page without Next's scripts and without the second copy of its content that they
 * would hydrate: islands wake on their own, so there is nothing for them to do (the home page: 29 KB
 * → 13 KB of HTML and 135 KB of script → none, gzip). Structured data and our own script stay.
 * A light page stays as it is: one that is kept comes by here each time it is read.
 */
export function lighten(html: string): string {
  return oneStyle(
    shortNames(
      html
        .replaceAll(SCRIPT, '')
        .replaceAll(PRECONNECT, '')
        .replaceAll(SCRIPT_PRELOAD, '')
        .replaceAll(PRECEDENCE, '')
        .replaceAll(MARKERS, ''),
    ),
  )
}
