import { plain } from '../letters/plain.ts'
import type { Thing } from './thing.ts'

/** The JSON escapes of characters that could end a script element or a line of JavaScript. */
const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * A thing as JSON-LD for `<script type="application/ld+json">`. No text in it can end the script or
 * begin a comment. Empty strings and empty lists are left out.
 *
 * @see https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function serializeJsonLd(thing: Thing): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }, omitEmpty)
  return plain(json).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '')
}

function omitEmpty(_key: string, value: unknown): unknown {
  const empty = value === '' || (Array.isArray(value) && value.length === 0)
  return empty ? undefined : value
}
