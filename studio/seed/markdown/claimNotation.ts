import { COUNT_KEY } from '@elos/content/parts/count/fill'
import type { Node } from 'mdast'
import type { Source } from './source.ts'

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
export function splitAtClaims(text: string, node: Node, source: Source): (string | Mention)[] {
  const parts: (string | Mention)[] = []
  let end = 0
  for (const match of text.matchAll(MENTION)) {
    parts.push(text.slice(end, match.index))
    const { key = '', amount } = match.groups ?? {}
    parts.push({ key, display: amount ? 'amount' : 'full' })
    end = match.index + match[0].length
  }
  parts.push(text.slice(end))
  const strings = parts.filter((part) => typeof part === 'string')
  if (strings.some((part) => /\{\{|\}\}/.test(part.replaceAll(COUNT, ''))))
    throw source.error(node, 'chaves soltas; escreva {{chave}} ou {{chave|valor}}.')
  return parts.filter((part) => part !== '')
}

/** The label and claim of a paragraph `!Label: {{key}}`; undefined for every other paragraph. */
export function readCallout(text: string, node: Node, source: Source) {
  const [, label, key] = CALLOUT.exec(text) ?? []
  if (label && key) return { label, key }
  if (!text.startsWith('!{{')) return undefined
  throw source.error(node, 'o destaque diz do que se trata; escreva !Rótulo: {{chave}}.')
}
