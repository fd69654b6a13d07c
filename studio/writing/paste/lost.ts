import { isBlank } from '@elos/content/parts/letters/blank'
import { counted } from '../../base/counted.ts'
import { emojiOf, holdsData, hrefOf } from './elements.ts'
import type { Removed } from './hidden.ts'
import { linkAddress } from './linkAddress.ts'
import type { Paragraph } from './paragraphs.ts'
import type { Shape } from './shapes.ts'

/** The things that a text cannot keep, each by its noun for one and for several. */
const KINDS = {
  link: ['link', 'links'],
  image: ['imagem', 'imagens'],
  video: ['vídeo', 'vídeos'],
  comment: ['comentário', 'comentários'],
  hidden: ['trecho oculto', 'trechos ocultos'],
  struck: ['trecho riscado', 'trechos riscados'],
} as const

type Kind = keyof typeof KINDS

const ELEMENTS: Readonly<Record<string, Kind>> = {
  IMG: 'image',
  VIDEO: 'video',
  IFRAME: 'video',
  OBJECT: 'video',
  EMBED: 'video',
}

/** Whether an element is in a table of data, whose cells are plain texts. */
function isInCell(element: Element): boolean {
  const table = element.parentElement?.closest('table')
  return table ? holdsData(table) || isInCell(table) : false
}

function kindOf(element: Element): Kind | undefined {
  if (element.tagName !== 'A') return emojiOf(element) ? undefined : ELEMENTS[element.tagName]
  const isKept = linkAddress(hrefOf(element)) && !isInCell(element)
  return isKept || isBlank(element.textContent ?? '') ? undefined : 'link'
}

/** The struck words that a notice quotes, and the characters of each. */
const MOST_QUOTES = 3
const QUOTE_LENGTH = 40

/** Quotes the first of what was struck through: a price or a term that is no longer right. */
function quotes(removed: Removed[]): string {
  const struck = removed.filter(({ reason }) => reason === 'struck')
  const texts = struck
    .slice(0, MOST_QUOTES)
    .map(({ text }) => `“${text.length > QUOTE_LENGTH ? `${text.slice(0, QUOTE_LENGTH)}…` : text}”`)
  return texts.length > 0 ? ` Riscado: ${texts.join(', ')}.` : ''
}

/**
 * Tells an editor what of a pasted text was left out; undefined when nothing was.
 *
 * @param removed what `removeHidden` has taken from the page
 */
export function lossOf(page: Document, removed: Removed[]): string | undefined {
  const elements = page.querySelectorAll('a[href], img, video, iframe, object, embed')
  const found: Kind[] = [
    ...[...elements].flatMap((element) => kindOf(element) ?? []),
    ...removed.map(({ reason }) => reason),
  ]
  if (found.length === 0) return undefined
  const counts = Object.entries(KINDS).flatMap(([kind, [one, several]]) => {
    const count = found.filter((each) => each === kind).length
    return count > 0 ? [counted(count, one, several)] : []
  })
  const list = new Intl.ListFormat('pt-BR').format(counts)
  const words = found.includes('link') ? ' As palavras dos links ficaram.' : ''
  return `${found.length === 1 ? 'Ficou' : 'Ficaram'} de fora: ${list}.${words}${quotes(removed)}`
}

const STYLES: Record<Shape['style'], string | undefined> = {
  normal: undefined,
  h2: 'títulos',
  h3: 'títulos',
  blockquote: 'citações',
}

/** Returns the sort of a paragraph or a table, in the plural, if short texts have none of it. */
function notInShort(part: Paragraph | HTMLTableElement): string | undefined {
  if (!('runs' in part)) return 'tabelas'
  return part.listItem ? 'listas' : STYLES[part.style]
}

/** Tells an editor what became plain paragraphs in a short text; undefined when nothing did. */
export function plainedOf(parts: readonly (Paragraph | HTMLTableElement)[]): string | undefined {
  const kinds = [...new Set(parts.flatMap((part) => notInShort(part) ?? []))]
  if (kinds.length === 0) return undefined
  const list = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(kinds)
  return `Textos curtos não têm ${list}: viraram parágrafos.`
}
