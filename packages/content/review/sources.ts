import type { StoredDocument } from '../parts/stored/document.ts'
import { textOf } from '../parts/stored/value.ts'
import { eachClaim } from './claims.ts'
import { eachPassage } from './passages.ts'
import type { Review } from './rule.ts'

/** A source that only says that the brokerage says so. */
const BROKERAGE = /^(?:a\s+|da\s+)?(?:própria\s+)?corretora\.?$/iu

/** The parts that a source lacks: a name that leads somewhere, an address where it can be read, the day of the check. */
const WEAKNESSES: readonly {
  path: string
  isWeak: (claim: StoredDocument) => boolean
  message: string
}[] = [
  {
    path: 'source',
    isWeak: ({ source }) => BROKERAGE.test(textOf(source)),
    message:
      'A fonte é só a corretora. Escreva o documento que prova o valor (a tabela, a norma, a pesquisa) e o endereço onde se lê.',
  },
  {
    path: 'sourceUrl',
    isWeak: ({ sourceUrl }) => textOf(sourceUrl) === '',
    message: 'A fonte não tem endereço. Escreva a página onde o visitante pode lê-la.',
  },
  {
    path: 'asOf',
    isWeak: ({ asOf }) => textOf(asOf) === '',
    message: 'Ninguém sabe quando foi conferido. Confira na fonte e escreva o dia.',
  },
]

/**
 * Finds claims whose source nobody can check, with the note that says whom to ask. The first weakness is reported; a
 * missing source is for another rule.
 */
export const vagueSources: Review = (documents) =>
  eachClaim(documents, (claim) => {
    const weakness = textOf(claim.source) && WEAKNESSES.find(({ isWeak }) => isWeak(claim))
    if (!weakness) return undefined
    const { path, message } = weakness
    const note = textOf(claim.note)
    return { path, message: note ? `${message} Anotação da equipe: ${note}` : message }
  })

/** Words with which a text names what it has a fact from: 'Fonte: tabela da operadora', 'segundo o manual de vendas'. */
const NAMED =
  /\bfontes?:\s*[^.;\n]+|(?<=^|[.!?;]\s)(?:segundo|conforme|de acordo com)\s+[ao]\s+(?:tabela|manual|pesquisa|levantamento|ranking|material)(?!\p{L})[^.,;\n]*/iu

/** A year, or a day of a month. */
const DATED = /\b(?:19|20)\d\d\b|\b\d{1,2}\/\d{1,2}\b/

/** Finds texts that name a source without a day or a year: nobody knows how old it is. */
export const undatedSources: Review = (documents) =>
  eachPassage(documents, ({ text }) => {
    const [named] = text.match(NAMED) ?? []
    if (!named || DATED.test(text)) return undefined
    return `“${named.trim()}” não tem data. Escreva de quando é, ou use uma afirmação no texto: ela tem fonte e dia.`
  })
