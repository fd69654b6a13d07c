import { paragraph } from '@elos/content/fixtures/documents'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { isRecord } from '@elos/content/parts/stored/value'
import { reviewDocuments } from '@elos/content/review/review'
import type { Finding, ReviewRule } from '@elos/content/review/type'
import { describe, expect, test } from 'vitest'
import { seedDocuments } from '../seed/documents.ts'

const TODAY = '2026-01-15'

const seed: StoredDocument[] = seedDocuments().map((document) => ({ ...document }))

const keyOf = ({ rule, documentId, path }: Finding) => `${rule} ${documentId} ${path}`

const known = new Set(reviewDocuments(seed, TODAY).map(keyOf))

/** Returns what else the review finds in the first content once some documents are changed or added. */
function foundWith(changes: readonly StoredDocument[]): string[] {
  const changed = new Map(changes.map((document) => [document._id, document]))
  const kept = seed.filter(({ _id }) => !changed.has(_id))
  return reviewDocuments([...kept, ...changes], TODAY)
    .filter((each) => !known.has(keyOf(each)))
    .map(({ rule, documentId }) => `${rule} ${documentId}`)
}

function changed(id: string, fields: object): StoredDocument {
  const document = seed.find(({ _id }) => _id === id)
  if (!document) throw new Error(`The first content has no ${id}`)
  return { ...document, ...fields }
}

/** A question with an answer, in which links may be. */
const answered = (text: string, ...markDefs: object[]): StoredDocument => ({
  _id: 'question-typed',
  _type: 'siteFaqItem',
  question: 'Quanto custa começar um plano?',
  answer: [{ ...paragraph(text), markDefs }],
})

/** A document of the first content with other texts of its page. */
function onRoute(id: string, fields: object): StoredDocument {
  const { route } = changed(id, {})
  return changed(id, { route: { ...(isRecord(route) ? route : {}), ...fields } })
}

/** Another price of a carrier that has one, under this measure. */
const priceAs = (measure: string): StoredDocument => ({
  _id: 'claim-planted',
  _type: 'claim',
  title: 'Afirmação nova',
  kind: 'price',
  amount: 99,
  period: 'month',
  conditions: 'até 23 anos',
  subject: { _type: 'reference', _ref: 'carrier-amil' },
  measure,
  source: 'Tabela da casa',
  sourceUrl: 'https://www.gov.br/ans/pt-br',
  asOf: TODAY,
  validUntil: '2026-12-31',
})

/** The record of a check of one link. */
const checked = (url: string, state: string): StoredDocument => ({
  _id: 'review.links',
  _type: 'linkCheck',
  checkedAt: '2026-01-14T12:00:00Z',
  results: [{ _key: 'a', url, state, detail: 'erro 404' }],
})

const ANS = 'https://www.gov.br/ans/pt-br'
const LAW = 'https://www.planalto.gov.br/ccivil_03/leis/l9656.htm'
const NORM = 'https://www.gov.br/ans/norma-438'

/** Faults in a text, by the rule that finds them. */
const TEXTS: Partial<Record<ReviewRule, readonly string[]>> = {
  figureTyped: [
    'Na Amil, a mensalidade começa em R$ 99.',
    'O seguro de vida sai por 15 reais por mês.',
    'A SulAmérica dá 30% de desconto no segundo dependente.',
    'O desconto da primeira mensalidade é de 25 por cento na Amil.',
    'A carência para parto é de 280 dias.',
    'A operadora responde ao pedido de portabilidade em até 15 dias úteis, prazo de resposta dela.',
  ],
  promisePast: [
    'Promoção válida até dezembro de 2025.',
    'Contrate até 31/12/2025 e ganhe a primeira consulta.',
    'A nova rede será aberta em março de 2025.',
    'Oferta de novembro de 2025 para famílias',
    'Sem taxa até 31/12/25.',
  ],
  markTyped: [
    'Um plano **muito** bom.',
    'Veja a [norma](https://www.gov.br/ans) da agência.',
    '*Atenção:* confirme com a operadora.',
  ],
  sourceUndated: [
    'Preços por pessoa. Fonte: tabela da operadora.',
    'Segundo o manual de vendas, a rede tem hospital na região.',
  ],
  servicePromised: [
    'Mandamos a lista de dentistas do seu bairro.',
    'Antes do aniversário do contrato, revemos o uso.',
    'Se nascer mais um filho, avisamos o prazo.',
    'Você tem suporte ilimitado.',
    'Explicamos quantas vezes for preciso.',
    'Lemos o contrato com você.',
    'Mande uma mensagem e cuidamos.',
  ],
  placeholder: [
    'Escreva para [inserir e-mail] e peça a tabela.',
    'A mensalidade é de R$ XX para jovens.',
    'O prazo é de {{carencia}} para todos.',
    'Alice (cópia)',
  ],
}

type Fault = [rule: ReviewRule, what: string, documents: StoredDocument[], foundOn: string]

/** Other faults: what is planted, and on which document it is found. */
const OTHERS: readonly Fault[] = [
  [
    'figureTyped',
    'in the description of a page',
    [onRoute('carrier-amil', { description: `Amil por R$ 99. ${'Peça uma cotação. '.repeat(4)}` })],
    'carrier-amil',
  ],
  [
    'figureTyped',
    'as a last day other than that of the claim',
    [
      answered('A tabela da Amil é válida até 31/03/2026.'),
      changed('claim-amil-preco', { validUntil: '2026-06-30', conditions: 'até 23 anos' }),
    ],
    'question-typed',
  ],
  ['claimContradicting', 'under another word', [priceAs('mensalidade')], 'claim-amil-preco'],
  ['claimContradicting', 'as another measure', [priceAs('outra')], 'claim-amil-preco'],
  ['measureUnlisted', 'outside of the list', [priceAs('medida-nova')], 'claim-planted'],
  ['linkDead', 'as a source', [checked(LAW, 'dead')], 'claim-carencia-parto'],
  [
    'linkDead',
    'in a text',
    [
      answered('Veja a norma.', { _key: 'l', _type: 'externalLink', url: NORM }),
      checked(NORM, 'dead'),
    ],
    'question-typed',
  ],
  [
    'linkLost',
    'to a carrier that was taken off',
    [
      answered('Veja a página da operadora.', {
        _key: 'm',
        _type: 'routeLink',
        page: { _type: 'reference', _ref: 'carrier-fora', _weak: true },
      }),
    ],
    'question-typed',
  ],
  ...[
    'https://nam10.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.gov.br',
    'https://www.exemplo.com.br/?utm_source=mail&to=maria%40exemplo.com.br',
  ].map(
    (url): Fault => [
      'linkWrapped',
      url,
      [answered('Veja a norma.', { _key: 'l', _type: 'externalLink', url })],
      'question-typed',
    ],
  ),
  [
    'titleVague',
    'of a page, with the brand',
    [onRoute('carrier-amil', { title: 'Planos de Saúde | Elos Saúde' })],
    'carrier-amil',
  ],
  [
    'titleVague',
    'of an article, with a number',
    [changed('article-como-economizar-plano-saude', { title: 'Novo artigo 2' })],
    'article-como-economizar-plano-saude',
  ],
  [
    'textUnchecked',
    'of an article that lists it',
    [changed('article-como-economizar-plano-saude', { toCheck: ['a lista de descontos', ' '] })],
    'article-como-economizar-plano-saude',
  ],
  [
    'titleVague',
    'of a question',
    [{ ...answered('Peça uma cotação.'), question: 'Saiba mais' }],
    'question-typed',
  ],
]

const inText = Object.entries(TEXTS).flatMap(([rule, texts]) =>
  texts.map((text) => [rule, text, [answered(text)], 'question-typed'] as const),
)

test.each([...inText, ...OTHERS])('%s is found: %s', (rule, _, documents, id) => {
  expect(foundWith(documents)).toContain(`${rule} ${id}`)
})

/** Texts that look like a fault and are none. */
const HARMLESS = [
  'Por exemplo, se a consulta custasse R$ 100, a coparticipação seria uma parte disso.',
  'A Lei 9.656 prevê multa de R$ 80 mil para a operadora.',
  'Escreva o valor em R$ e envie.',
  'Ligue para 0800 701 9656 e fale com a ANS.',
  'Trabalhamos com 6 operadoras e um só contato.',
  'A família tem filhos de 3 anos e de 12 anos.',
  'Marque a consulta com 5 dias de antecedência.',
  'De 2010 até 2015 o mercado mudou muito.',
  'A promoção durou até dezembro de 2024.',
  'A Lei 13.709, de 14 de agosto de 2018, trata de dados pessoais.',
  'Válida em todo o território nacional.',
  'A tabela é válida até 31/12/2027.',
  'O século XX trouxe os planos de saúde.',
  'Todo plano tem uma rede.',
  'Fonte: tabela da operadora, conferida em 12/01/2026.',
  'O valor varia segundo a tabela de cada operadora.',
  'Quem nasceu até 31/01 contrata pela tabela antiga.',
  'A corretora confere os papéis e avisa o prazo.',
  'Nunca avisamos por mensagem que a conta mudou, nem mandamos links.',
  'Não cobramos taxa para cotar.',
  'O teste do pezinho é coberto.',
  'Peça uma cópia do contrato.',
  'Escolha entre as opções [A] e [B] da tabela.',
  'São 3 * 4 * 5 caixas, e a nota* explica.',
  'Marque o tamanho XXX da planilha de camisetas.',
]

describe('nothing is found for', () => {
  test.each(HARMLESS)('%s', (text) => {
    expect(foundWith([answered(text)])).toEqual([])
  })

  test.each(['alive', 'unsure'])('a link that is %s', (state) => {
    expect(foundWith([checked(ANS, state)])).toEqual([])
  })

  test('a title that says what the page is about', () => {
    const title = 'Blog de planos de saúde e seguros'
    expect(foundWith([onRoute('carrier-amil', { title })])).toEqual([])
  })

  test('the first content', () => {
    const rules: ReviewRule[] = [
      'claimUnsourced',
      'countTyped',
      'figureTyped',
      'linkLost',
      'linkWithoutPart',
      'linkWrapped',
      'markTyped',
      'measureUnlisted',
      'promiseDiffering',
      'searchRepeated',
      'sourceUndated',
      'titleVague',
    ]
    expect(reviewDocuments(seed, TODAY).filter(({ rule }) => rules.includes(rule))).toEqual([])
  })
})
