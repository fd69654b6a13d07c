import { oneStyle } from './oneStyle.ts'

/** Marks the server's HTML of an interactive component, which needs the scripts. */
const ISLAND = 'data-island'

const SCRIPT = /<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g
/** Where React would look for what it hydrates; and Next's empty place for late metadata. */
const MARKERS = /<div hidden=""><!--\$--><!--\/\$--><\/div>|<!--(?:\/?\$| )-->/g
/** The name styled-components gives each component, for other components to select it by. */
const COMPONENT_CLASS = /(?<=<\w+ class=")sc-[\da-f]+-\d+ /g

/**
 * The HTML of a page that holds no island, without Next's scripts and without the second copy of its
 * content that they would hydrate: they have nothing to do there (the home page: 29 KB → 13 KB of
 * HTML and 135 KB of script → none, gzip). Structured data stays. A page with an island is left as
 * Next made it.
 */
export function lighten(html: string): string {
  if (html.includes(ISLAND)) return html
  return oneStyle(
    html
      .replaceAll(SCRIPT, '')
      .replaceAll(SCRIPT_PRELOAD, '')
      .replaceAll(MARKERS, '')
      .replaceAll(COMPONENT_CLASS, ''),
  )
}
