import type { StoredDocument } from '../parts/stored/document.ts'
import { pathOf } from '../parts/stored/route.ts'
import { isRecord, recordsIn, referenceOf, textOf } from '../parts/stored/value.ts'
import { foundIn } from '../parts/stored/walk.ts'
import { slugify } from '../parts/text/headings.ts'
import type { Remark, Review } from './rule.ts'

type Fields = Readonly<Record<string, unknown>>

/** The parts that pages of a fixed order may have, by the type of their document: the ids of `packages/content/pages`. */
const PARTS: Readonly<Record<string, readonly string[] | undefined>> = {
  homePage: [
    ...['inicio', 'caminho', 'operadoras', 'servicos', 'sobre', 'quem-somos', 'valores'],
    ...['depoimentos', 'perguntas', 'contato', 'outros-seguros'],
  ],
  partnerPage: [
    ...['hero', 'historia', 'como-funciona', 'especialistas-portabilidade'],
    ...['especialistas-solucoes', 'vantagens', 'operadoras-parceiras', 'faq', 'candidatura'],
  ],
  carrier: [
    ...['para-quem', 'respostas', 'precos', 'beneficios', 'linhas', 'rede', 'motivos', 'perguntar'],
    ...['registro', 'duvidas'],
  ],
  comparisonPage: ['sem-cnpj', 'mei', 'empresa'],
  plan: ['quem-vende', 'decisao', 'faixas', 'prazos', 'beneficios', 'motivos', 'duvidas'],
  portabilityPage: ['prazos'],
  product: ['caminho', 'cobre', 'beneficios', 'numeros', 'motivos', 'duvidas'],
}

/** The end of the id of a text or a heading whose words, or topic, another one before it has too. */
const REPEATED = /-\d+$/

const wordsOf = (block: Fields): string =>
  recordsIn(block.children)
    .map(({ text }) => (typeof text === 'string' ? text : ''))
    .join('')

/**
 * The parts of a document's page to which links may lead: those of its type, its texts on a topic, the titles of a long
 * text, and the sections of a free page.
 */
export const partsOf = (document: StoredDocument): string[] => [
  ...(PARTS[document._type] ?? []),
  ...recordsIn(document.information).map(({ topic }) => `texto-${textOf(topic)}`),
  ...recordsIn(document.body)
    .filter(({ style }) => style === 'h2')
    .map((block) => slugify(wordsOf(block))),
]

const hasPart = (document: StoredDocument, anchor: string): boolean =>
  [...partsOf(document), ...recordsIn(document.sections).map(({ _key }) => textOf(_key))].some(
    (part) => part === anchor || part === anchor.replace(REPEATED, ''),
  )

const LIST = new Intl.ListFormat('pt-BR')

function messageOf(target: StoredDocument, anchor: string): string {
  const parts = [...new Set(partsOf(target))]
  const change =
    parts.length > 0
      ? `Escreva uma destas: ${LIST.format(parts)}.`
      : 'Apague o que está em “Parte da página”.'
  return `A página ${pathOf(target)} não tem a parte “${anchor}”: quem clica chega ao alto dela. ${change}`
}

/** Finds links to a part of a page that the page does not have. Menus lead to parts of the page on which they stand. */
export const lostParts: Review = (documents) => {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const remarkOn = (document: StoredDocument, link: Fields, path: string): Remark | undefined => {
    const anchor = textOf(link.anchor).replace(/^#/, '')
    const isPage = link.action === undefined || link.action === 'page'
    if (!anchor || !isPage) return undefined
    const id = referenceOf(link.page) || referenceOf(link.target)
    const target = id ? byId.get(id) : document
    if (!target || !pathOf(target) || hasPart(target, anchor)) return undefined
    return { document, path, message: messageOf(target, anchor) }
  }
  return documents.flatMap((document) => {
    const ofRedirect = remarkOn(document, document, 'anchor')
    const inside = foundIn(document, ({ path, value }) =>
      isRecord(value) ? remarkOn(document, value, `${path}.anchor`) : undefined,
    )
    return ofRedirect ? [ofRedirect, ...inside] : inside
  })
}
