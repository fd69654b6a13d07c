import { type PageKind, pageKindOf } from '@elos/content/page/kinds'
import type { RouteCategory } from '@elos/content/parts/route/category'
import { isRecord, recordsIn, referenceOf, textOf } from '@elos/content/parts/stored/value'
import { DESCRIPTION_LENGTH, NAME_LENGTH, TITLE_LENGTH } from './lengths.ts'
import type { PageContext } from './pageContext.ts'

/** The texts of a page that its editors write. */
interface PageTexts {
  path: string
  name: string
  title: string
  description: string
  category: string
}

/** The fields of a page as they are stored, without its subject. */
interface ProposedPage extends PageTexts {
  priority: number
  changefreq: string
  trail?: readonly Readonly<Record<string, unknown>>[]
  relatedRoutes: { _type: 'reference'; _key: string; _ref: string }[]
}

type Fields = Readonly<Record<string, unknown>>

const CARRIER_SUFFIX = ': planos, rede e cotação'

/** The links above a page of the blog. */
const BLOG_TRAIL = [
  {
    _type: 'link',
    _key: 'blog',
    label: 'Blog',
    action: 'page',
    page: { _type: 'reference', _ref: 'blogPage' },
  },
]

interface Place {
  category: RouteCategory
  /** The part of the path before its last segment, '/' without one. */
  folder?: string
  trail?: ProposedPage['trail']
}

/** The place of the first page of a kind, else among 'institucional'. Later ones have that of their siblings. */
const PLACES: Partial<Record<PageKind, Place>> = {
  home: { category: 'home' },
  blog: { category: 'blog' },
  carrier: { category: 'operadora' },
  plan: { category: 'produto' },
  product: { category: 'seguro' },
  article: { category: 'blog', folder: '/blog/', trail: BLOG_TRAIL },
  author: { category: 'blog', folder: '/blog/autor/', trail: BLOG_TRAIL },
  category: { category: 'blog', folder: '/blog/categoria/', trail: BLOG_TRAIL },
  free: { category: 'produto' },
}

const MAX_RELATED = 4

/** The value that most items have; of several, the first. Undefined for no items. */
function mostCommon<T>(items: readonly T[]): T | undefined {
  const same = Map.groupBy(items, (item) => JSON.stringify(item))
  return [...same.values()].reduce<T[]>(
    (most, group) => (group.length > most.length ? group : most),
    [],
  )[0]
}

/** The places where a phrase ends, the best first: a colon, a comma, and a word that only adds to the phrase before it. */
const PHRASE_ENDS = [
  /:\s/g,
  /\s*[,;–—]\s|\s\(/g,
  /\s(?=(?:com|como|e|em|entre|mas|n[ao]s?|onde|ou|para|pel[ao]s?|por|quando|se|sem|sobre)\s)/gi,
]

/** The least part of the room that a cut text fills: a shorter one says too little. */
const LEAST_FILLED = 1 / 4

/** A text of at most `max` characters: the whole of it, its first phrases, or nothing if those say too little. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text
  const ends = PHRASE_ENDS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index }) => index).toReversed(),
  )
  return text.slice(0, ends.find((end) => end <= max && end >= max * LEAST_FILLED) ?? 0)
}

/** The words of a text with marks. A sentence with a claim is left out: its value is not known here. */
function wordsOf(blocks: unknown): string {
  if (!Array.isArray(blocks)) return ''
  const text = blocks
    .filter(isRecord)
    .flatMap(({ children }) => (Array.isArray(children) ? children.filter(isRecord) : []))
    .map((child) => (typeof child.text === 'string' ? child.text : '\u0000'))
    .join('')
  return sentencesOf(text)
    .filter((sentence) => !sentence.includes('\u0000'))
    .join(' ')
}

const sentencesOf = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?…])\s/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** A description of 70 to 160 characters, if the document says as much: whole sentences where they fit. */
function descriptionOf(document: Fields): string {
  const hero = isRecord(document.hero) ? document.hero : {}
  const { description, summary, lead, note, body } = document
  const sections = recordsIn(document.sections).flatMap((section) => [section.lead, section.body])
  const sources = [description, summary, lead, note, hero.lead, body, ...sections]
  const sentences = sources.flatMap((source) => sentencesOf(textOf(source) || wordsOf(source)))
  let text = ''
  for (const sentence of sentences) {
    if (text.length >= DESCRIPTION_LENGTH.min) break
    text = text ? `${text} ${sentence}` : sentence
  }
  if (text.length <= DESCRIPTION_LENGTH.max) return text
  const cut = shortened(text, DESCRIPTION_LENGTH.max - 1)
  return cut && `${cut}…`
}

function titleOf(document: Fields, kind: PageKind, brand: string): string {
  const name = textOf(document.title) || textOf(document.name)
  const long = kind === 'carrier' ? `${name}${CARRIER_SUFFIX}` : name
  const ending = brand ? ` | ${brand}` : ''
  const fitting = [`${long}${ending}`, `${name}${ending}`, long].find(
    ({ length }) => length <= TITLE_LENGTH.max,
  )
  return fitting ?? shortened(name, TITLE_LENGTH.max)
}

/** The part of a path before its last segment: '/blog/' of '/blog/a'. */
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

/** The category of the page that a document is about, for a page that staff compose: a campaign for a fleet is a 'Seguro'. */
function subjectCategory(document: Fields, kind: PageKind, { close }: PageContext) {
  const id = kind === 'free' ? referenceOf(document.subject) : ''
  return close.find(({ _id }) => id && _id === id)?.category
}

const slugOf = ({ slug }: Fields) => (isRecord(slug) ? textOf(slug.current) : '')

/** Up to four pages that help who read this one: those it is about or that are about it, then the last ones. */
function relatedOf({ close, siblings }: PageContext): ProposedPage['relatedRoutes'] {
  const ids = [...new Set([...close, ...siblings].map(({ _id }) => _id))]
  return ids
    .slice(0, MAX_RELATED)
    .map((_ref) => ({ _type: 'reference', _key: `related-${_ref}`, _ref }))
}

const known = <T>(values: readonly (T | null | undefined)[]): T[] =>
  values.filter((value) => value !== null && value !== undefined)

/** Returns the fields of a proposed page that the entry of a document does not have, by name. */
export const missingFields = (route: unknown, proposal: ProposedPage): [string, unknown][] =>
  Object.entries(proposal).filter(([name, value]) => value && !(isRecord(route) && route[name]))

/**
 * Proposes the page of a document: its texts come from the document and the settings, its place (folder,
 * category, breadcrumb trail, priority) from the pages of documents of the same type. Undefined for a
 * document whose type has no pages. Texts that the document does not give are empty.
 */
export function proposePage(document: Fields, context: PageContext): ProposedPage | undefined {
  const kind = pageKindOf(textOf(document._type))
  if (!kind) return undefined
  const { siblings, settings } = context
  const place = PLACES[kind]
  const folder =
    mostCommon(known(siblings.map(({ path }) => path)).map(folderOf)) ?? place?.folder ?? '/'
  const trail = mostCommon(siblings.map(({ trail }) => trail ?? null)) ?? place?.trail
  const slug = slugOf(document)
  return {
    path: slug && `${folder}${slug}`,
    name: shortened(textOf(document.title) || textOf(document.name), NAME_LENGTH.max),
    title: titleOf(document, kind, textOf(settings?.brandName)),
    description: descriptionOf(document),
    category:
      subjectCategory(document, kind, context) ??
      mostCommon(known(siblings.map(({ category }) => category))) ??
      place?.category ??
      'institucional',
    priority: mostCommon(known(siblings.map(({ priority }) => priority))) ?? 0.7,
    changefreq: mostCommon(known(siblings.map(({ changefreq }) => changefreq))) ?? 'monthly',
    ...(trail && { trail }),
    relatedRoutes: relatedOf(context),
  }
}
