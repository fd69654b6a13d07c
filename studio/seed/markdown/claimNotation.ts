import { COUNT_KEY } from '@elos/content/parts/count/fill'
import { type Place, SeedTextError } from './errors.ts'

/** A claim in a text: `{{key}}` shows it in full, `{{key|valor}}` only its amount. */
interface Mention {
  key: string
  display: 'full' | 'amount'
}

/** The key of a count stays in the text: it is written out when a page is made. */
const COUNT = new RegExp(COUNT_KEY, 'g')
const MENTION = new RegExp(
  String.raw`(?!${COUNT_KEY})\{\{(?<key>[a-z0-9-]+)(?<amount>\|valor)?\}\}`,
  'g',
)
const CALLOUT = /^!(.+): \{\{([a-z0-9-]+)\}\}$/

/** Splits a text at its claims, into strings and mentions in order, without empty strings. */
export function splitAtClaims(text: string, place: Place): (string | Mention)[] {
  const parts: (string | Mention)[] = []
  let end = 0
  for (const match of text.matchAll(MENTION)) {
    parts.push(text.slice(end, match.index))
    const { key = '', amount } = match.groups ?? {}
    parts.push({ key, display: amount ? 'amount' : 'full' })
    end = match.index + match[0].length
  }
  parts.push(text.slice(end))
  for (const part of parts) if (typeof part === 'string') refuseStrayBraces(part, place)
  return parts.filter((part) => part !== '')
}

/** The label and claim of a paragraph `!Label: {{key}}`; undefined for every other paragraph. */
export function readCallout(
  text: string,
  place: Place,
): { label: string; key: string } | undefined {
  const [, label, key] = CALLOUT.exec(text) ?? []
  if (label && key) return { label, key }
  if (!text.startsWith('!{{')) return undefined
  throw new SeedTextError(place, 'o destaque diz do que se trata; escreva !Rótulo: {{chave}}.')
}

function refuseStrayBraces(text: string, place: Place) {
  if (!/\{\{|\}\}/.test(text.replaceAll(COUNT, ''))) return
  throw new SeedTextError(place, 'chaves soltas; escreva {{chave}} ou {{chave|valor}}.')
}
