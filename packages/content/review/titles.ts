import { BRAND_NAME } from '../parts/site/brand.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { routeText } from '../parts/stored/route.ts'
import { textOf } from '../parts/stored/value.ts'
import { fold } from '../parts/text/fold.ts'
import type { Remark, Review } from './rule.ts'

/** The field of each type that has to say what visitors find. */
const TITLED: readonly { type: string; path: string }[] = [
  { type: 'article', path: 'title' },
  { type: 'siteFaqItem', path: 'question' },
  { type: 'partnerFaqItem', path: 'question' },
]

const WORDS = /[\p{L}\p{N}]+/gu

/** Words that say nothing by themselves. */
const EMPTY = new Set(
  `a o as os de do da dos das e em um uma para por com sem sobre no na
  plano planos saude seguro seguros pagina inicio home artigo artigos post texto conteudo titulo novo nova
  teste test exemplo rascunho documento produto produtos servico servicos operadora pergunta perguntas
  duvida duvidas informacao informacoes mais saiba leia veja detalhes aqui clique untitled copia`.match(
    WORDS,
  ),
)

/** The number of words that at most say nothing together when each of them says nothing by itself. */
const FEW = 3

/** Whether a title, without the brand, says nothing of what visitors find. */
function isVague(title: string): boolean {
  const words = fold(title.replace(BRAND_NAME, '')).match(WORDS) ?? []
  return words.length <= FEW && words.every((word) => EMPTY.has(word) || /^\d+$/.test(word))
}

const titlesOf = (document: StoredDocument) => [
  ...TITLED.filter(({ type }) => type === document._type).map(({ path }) => ({
    path,
    title: textOf(document[path]),
  })),
  { path: 'route.title', title: routeText(document, 'title') },
]

/** Finds titles that say nothing. Empty ones are for other rules. */
export const vagueTitles: Review = (documents) =>
  documents.flatMap((document) =>
    titlesOf(document).flatMap(({ path, title }): Remark[] => {
      if (!title || !isVague(title)) return []
      const message = `“${title}” não diz o que se encontra ali. Escreva do que se trata e para quem é.`
      return [{ document, path, message }]
    }),
  )
