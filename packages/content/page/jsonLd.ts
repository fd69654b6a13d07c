import { vercelStegaClean } from '@vercel/stega'
import type { Thing } from './thing.ts'

/** What could end a script element or a JavaScript line, by its JSON escape. */
const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * A thing as JSON-LD, safe within `<script type="application/ld+json">`: no text in it can end the
 * script or begin a comment. What is empty is not stated.
 *
 * @see https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function serializeJsonLd(thing: Thing): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }, omitEmpty)
  return vercelStegaClean(json).replace(
    /[<>&\u2028\u2029]/g,
    (character) => ESCAPES[character] ?? '',
  )
}

function omitEmpty(_key: string, value: unknown): unknown {
  const empty = value === '' || (Array.isArray(value) && value.length === 0)
  return empty ? undefined : value
}
