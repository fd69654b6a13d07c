import type { StoredDocument } from '../parts/stored/document.ts'
import { pathOf, routeText } from '../parts/stored/route.ts'
import { textOf } from '../parts/stored/value.ts'
import type { Remark, Review } from './rule.ts'

/** A text that search engines and social cards show, and its limits in characters. */
interface SearchText {
  /** Undefined: of every page. */
  type?: string
  path: string
  name: string
  min: number
  max: number
}

/** The lengths that a results page shows without cutting. */
const TEXTS: readonly SearchText[] = [
  { path: 'route.title', name: 'título para buscadores', min: 1, max: 60 },
  { path: 'route.description', name: 'descrição para buscadores', min: 70, max: 160 },
  { type: 'article', path: 'description', name: 'descrição do cartão', min: 70, max: 200 },
]

const textAt = (document: StoredDocument, path: string): string =>
  path.startsWith('route.')
    ? routeText(document, path.slice('route.'.length))
    : textOf(document[path])

const has = (document: StoredDocument, type: string | undefined): boolean =>
  type ? document._type === type : pathOf(document) !== ''

const eachText = (
  documents: readonly StoredDocument[],
  message: (text: SearchText, length: number) => string | undefined,
): Remark[] =>
  documents.flatMap((document) =>
    TEXTS.filter(({ type }) => has(document, type)).flatMap((text) => {
      const said = message(text, textAt(document, text.path).length)
      return said ? [{ document, path: text.path, message: said }] : []
    }),
  )

/** Finds pages and articles without the texts that search engines and social cards show. */
export const missingSearchTexts: Review = (documents) =>
  eachText(documents, ({ name }, length) =>
    length === 0 ? `Falta: ${name}. Diga em uma frase o que a página responde.` : undefined,
  )

/** Finds titles and descriptions that are too long or too short for search engines. */
export const wrongLengths: Review = (documents) =>
  eachText(documents, ({ name, min, max }, length) => {
    if (length > max) return `O texto tem ${length} caracteres (${name}). Encurte para até ${max}.`
    if (length > 0 && length < min) {
      return `O texto tem só ${length} caracteres (${name}). Escreva ao menos ${min}.`
    }
    return undefined
  })

/** Finds pages with the same search texts as another page. */
export const repeatedSearchTexts: Review = (documents) =>
  TEXTS.filter(({ type }) => !type).flatMap(({ path, name }) => {
    const pages = documents.filter(pathOf)
    const same = Map.groupBy(pages, (page) => textAt(page, path).toLocaleLowerCase('pt-BR'))
    return [...same].flatMap(([text, alike]) =>
      text === '' || alike.length === 1
        ? []
        : alike.map((document) => {
            const others = alike.filter((other) => other !== document).map(pathOf)
            const message = `Repetido (${name}): é o mesmo de ${others.join(', ')}. Diga o que só esta página responde.`
            return { document, path, message }
          }),
    )
  })
