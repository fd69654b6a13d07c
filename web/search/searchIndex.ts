import { fold } from '@elos/content/parts/text/fold'
import { stem } from '@elos/content/parts/text/stem'
import type { Found, FoundPage, FoundPart } from '@elos/ui'
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import { excerptOf, markedText, WORDS } from './excerpt.ts'
import { type Part, partsOf } from './parts.ts'

/** A page as it is put into the index. */
interface IndexedPage {
  path: string
  name: string
  /** Differs between two states of the page. */
  version: string
}

/** A part in the index, with the name of its page. */
interface Entry extends Part {
  id: string
  path: string
  name: string
}

/** The result of a search that finds nothing, or has not begun. */
export const NOTHING_FOUND: Found = { pages: [], hasMore: false, isExact: true }

/** The most pages that a search shows, and parts of each. */
const MOST_PAGES = 12
const MOST_PARTS = 3

/** Words without which a question asks the same: articles, prepositions, pronouns, and the letter of 'R$'. Folded. */
const IGNORED = new Set(
  `a ao aos as com como da das de do dos e em esse este eu isso isto me meu meus minha minhas na nas no nos o os ou para
  pela pelas pelo pelos por qual que r se sem seu seus sua suas um uma umas uns`.split(/\s+/),
)

/** Hours as a sign has them: '24h'. */
const HOURS = /^(\d+)h(?:s|rs)?$/i
/** The place between the words of a name that is written as one: between 'Sul' and 'América' in 'SulAmérica'. */
const WITHIN_NAME = /(?<=\p{Ll})(?=\p{Lu})/u
/** The characters that a figure may be written without: the points of '1.300.000', and the cents of '200,00'. */
const NEEDLESS = /(?<=\d)\.(?=\d{3}(?!\d))|(?<=\d),00$/g

/** Returns the words that one is read as, itself among them if it is no figure. */
function readingsOf(word: string): string[] {
  const hours = HOURS.exec(word)?.[1]
  if (hours) return [hours, 'horas']
  const parts = word.split(WITHIN_NAME)
  return parts.length > 1 ? [word, ...parts] : [word.replace(NEEDLESS, '')]
}

/** Returns the terms by which a word is searched; none for a word that no search needs. */
const termsOf = (word: string): string[] =>
  readingsOf(word)
    .filter((reading) => !IGNORED.has(fold(reading)))
    .map(stem)

/** Returns the beginnings of a word that is still being typed: its last vowel may be no ending yet ('portabilida'). */
const beginningsOf = (word: string): string[] =>
  termsOf(word).map((term) => term.replace(/(?<=...)[aeo]$/, ''))

/** Returns a text with two neighbouring words as one, for each two: 'pré existente' may be written 'preexistente'. */
function joinedWords(text: string): string[] {
  const words: string[] = text.match(WORDS) ?? []
  return words.slice(1).map((word, index) =>
    words
      .with(index, '')
      .with(index + 1, words[index] + word)
      .join(' '),
  )
}

/** The fewest letters of a beginning that finds words, and of a word that may be misspelled. */
const LEAST_BEGINNING = 3
const LEAST_MISSPELLED = 5
/** The share of a word's letters that may be wrong. */
const MISSPELLED = 0.2

const asWritten: SearchOptions = { combineWith: 'AND' }
const begun: SearchOptions = {
  combineWith: 'AND',
  processTerm: beginningsOf,
  prefix: (term) => term.length >= LEAST_BEGINNING,
}
const misspelled: SearchOptions = {
  combineWith: 'AND',
  // Another figure is not one that is misspelled.
  fuzzy: (term) => (term.length >= LEAST_MISSPELLED && !/\d/.test(term) ? MISSPELLED : false),
}
const inPart: SearchOptions = { ...misspelled, combineWith: 'OR' }

interface Way {
  options: SearchOptions
  isExact: boolean
  /** Returns what is searched instead of the text. */
  spellings?: (text: string) => string[]
}

/** The ways to search, the strictest first. The first that finds something counts. */
const WAYS: readonly Way[] = [
  { options: asWritten, isExact: true },
  { options: asWritten, isExact: true, spellings: joinedWords },
  { options: begun, isExact: true },
  { options: misspelled, isExact: false },
  { options: inPart, isExact: false },
]

/**
 * Finds the parts of pages by the words that visitors read in them, whatever their accents, number and gender
 * (`stem`). It is kept in memory.
 */
export class SearchIndex {
  readonly #index = new MiniSearch<Entry>({
    fields: ['name', 'heading', 'text'],
    tokenize: (text) => text.match(WORDS) ?? [],
    processTerm: termsOf,
    searchOptions: { boost: { name: 3, heading: 2 } },
  })
  /** The indexed pages by their paths, with the ids of their parts. */
  readonly #pages = new Map<string, { version: string; ids: string[] }>()
  readonly #entries = new Map<string, Entry>()

  /** Returns whether a page is indexed in its present state. */
  has({ path, version }: IndexedPage): boolean {
    return this.#pages.get(path)?.version === version
  }

  /** Puts a page, by its HTML, in place of its former state. */
  put({ path, name, version }: IndexedPage, html: string): void {
    this.#remove(path)
    const entries = partsOf(html).map((part, index) => ({
      ...part,
      path,
      name,
      id: `${path} ${index}`,
    }))
    this.#index.addAll(entries)
    for (const entry of entries) this.#entries.set(entry.id, entry)
    this.#pages.set(path, { version, ids: entries.map(({ id }) => id) })
  }

  /** Forgets the pages at all other paths. */
  keepOnly(paths: readonly string[]): void {
    for (const path of this.#pages.keys()) if (!paths.includes(path)) this.#remove(path)
  }

  /** Finds the pages with the words of a text, each with the parts that have them. */
  find(text: string): Found {
    for (const { options, isExact, spellings = () => [text] } of WAYS)
      for (const spelling of spellings(text)) {
        const results = this.#index.search(spelling, options)
        if (results.length === 0) continue
        const pages = this.#byPage(results)
        return { pages: pages.slice(0, MOST_PAGES), hasMore: pages.length > MOST_PAGES, isExact }
      }
    return NOTHING_FOUND
  }

  #remove(path: string): void {
    const { ids } = this.#pages.get(path) ?? { ids: [] }
    this.#index.discardAll(ids)
    for (const id of ids) this.#entries.delete(id)
    this.#pages.delete(path)
  }

  /** Groups results, the best first, by their pages. */
  #byPage(results: SearchResult[]): FoundPage[] {
    const pages = new Map<string, FoundPage>()
    for (const result of results) {
      const entry = this.#entries.get(result.id)
      if (!entry) continue
      const { path, name } = entry
      const page = pages.get(path) ?? { path, name, parts: [] }
      pages.set(path, page)
      if (isOwn(result) && page.parts.length < MOST_PARTS)
        page.parts.push(foundPart(entry, result.terms))
    }
    return [...pages.values()]
  }
}

/** Whether a part itself has one of the words, not only the name of its page. */
const isOwn = ({ match }: SearchResult) =>
  Object.values(match).some((fields) => fields.some((field) => field !== 'name'))

/** @param found the stems of the words that were found */
function foundPart({ path, anchor, heading, text }: Entry, found: string[]): FoundPart {
  const isFound = (word: string) => termsOf(word).some((term) => found.includes(term))
  return {
    href: anchor ? `${path}#${anchor}` : path,
    heading: markedText(heading, isFound),
    excerpt: markedText(excerptOf(text, isFound), isFound),
  }
}
