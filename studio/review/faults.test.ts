import type { StoredDocument } from '@elos/content/parts/stored/document'
import { isRecord } from '@elos/content/parts/stored/value'
import { reviewDocuments } from '@elos/content/review/review'
import type { Finding, ReviewRule } from '@elos/content/review/type'
import { describe, expect, test } from 'vitest'
import { seedDocuments } from '../seed/documents.ts'

const TODAY = '2026-01-15'

const seed: StoredDocument[] = seedDocuments().map((document) => ({ ...document }))

const fieldsOf = (value: unknown) => (isRecord(value) ? value : {})

const keyOf = ({ rule, documentId, path }: Finding) => `${rule} ${documentId} ${path}`

const known = new Set(reviewDocuments(seed, TODAY).map(keyOf))

/** Returns what else the review finds in the first content once some documents are changed or added. */
function foundWith(changes: readonly StoredDocument[]): Finding[] {
  const changed = new Map(changes.map((document) => [document._id, document]))
  const kept = seed.filter(({ _id }) => !changed.has(_id))
  return reviewDocuments([...kept, ...changes], TODAY).filter((each) => !known.has(keyOf(each)))
}

function seeded(id: string): StoredDocument {
  const document = seed.find(({ _id }) => _id === id)
  if (!document) throw new Error(`The first content has no ${id}`)
  return document
}

const changed = (id: string, fields: object): StoredDocument => ({ ...seeded(id), ...fields })

const paragraph = (text: string) => ({
  _key: 'typed',
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: [{ _key: 'words', _type: 'span', marks: [], text }],
})

/** A question on the home page whose answer is this text. */
const answered = (text: string): StoredDocument => ({
  _id: 'question-typed',
  _type: 'siteFaqItem',
  question: 'Quanto custa começar um plano?',
  answer: [paragraph(text)],
})

/** A question whose answer links to a page. */
const linkingTo = (_ref: string): StoredDocument => ({
  ...answered('Veja a página da operadora.'),
  answer: [
    {
      ...paragraph('Veja a página da operadora.'),
      markDefs: [
        { _key: 'm', _type: 'routeLink', page: { _type: 'reference', _ref, _weak: true } },
      ],
    },
  ],
})

const onPageOf = (id: string, text: string) =>
  changed(id, { closing: { title: text, label: 'Pedir cotação' } })

const claim = (fields: object): StoredDocument => ({
  _id: 'claim-planted',
  _type: 'claim',
  title: 'Afirmação nova',
  kind: 'count',
  amount: 3,
  measure: 'outra',
  source: 'Tabela da casa',
  sourceUrl: 'https://www.gov.br/ans/pt-br',
  asOf: TODAY,
  validUntil: '2026-12-31',
  ...fields,
})

const amilPrice = {
  kind: 'price',
  amount: 99,
  period: 'month',
  conditions: 'até 23 anos',
  subject: { _type: 'reference', _ref: 'carrier-amil' },
}

const article = (fields: object): StoredDocument => ({
  _id: 'article-planted',
  _type: 'article',
  title: 'Como funciona a coparticipação',
  description:
    'O que é a coparticipação, quando ela pesa no bolso e como comparar dois planos com e sem ela.',
  reviewedAt: TODAY,
  ...fields,
})

/** A document of the first content with other texts of its page. */
const onRoute = (id: string, fields: object): StoredDocument => {
  const { route } = seeded(id)
  return changed(id, { route: { ...(isRecord(route) ? route : {}), ...fields } })
}

const checked = (url: string, state: string): StoredDocument => ({
  _id: 'review.links',
  _type: 'linkCheck',
  checkedAt: '2026-01-14T12:00:00Z',
  results: [{ _key: 'a', url, state, detail: 'erro 404' }],
})

const linked = (id: string, url: string): StoredDocument =>
  changed(id, {
    lead: [
      { ...paragraph('Veja a norma.'), markDefs: [{ _key: 'l', _type: 'externalLink', url }] },
    ],
  })

const ANS = 'https://www.gov.br/ans/pt-br'
const LAW = 'https://www.planalto.gov.br/ccivil_03/leis/l9656.htm'
const NORM = 'https://www.gov.br/ans/norma-438'
const GUIDE = 'https://guia.exterior.com/planos'

type Planted = [what: string, documents: StoredDocument[], found: string]

const inAnswer = (text: string): Planted => [text, [answered(text)], 'question-typed']

/** Four faults of each of eight kinds, in the first content: what is planted, and on which document it is found. */
const FAULTS: Partial<Record<ReviewRule, readonly Planted[]>>[] = [
  {
    // Amounts.
    figureTyped: [
      inAnswer('Na Amil, a mensalidade começa em R$ 99.'),
      inAnswer('O seguro de vida sai por 15 reais por mês.'),
      [
        'an amount on the page of a carrier',
        [onPageOf('carrier-bradesco', 'Comece com R$ 189,90')],
        'carrier-bradesco',
      ],
      [
        'an amount in the description of a page',
        [
          onRoute('carrier-amil', {
            description: `Amil por R$ 99. ${'Peça uma cotação. '.repeat(4)}`,
          }),
        ],
        'carrier-amil',
      ],
    ],
  },
  {
    // Shares.
    figureTyped: [
      inAnswer('A SulAmérica dá 30% de desconto no segundo dependente.'),
      inAnswer('Bradesco: 85% de desconto em farmácias.'),
      inAnswer('O desconto da primeira mensalidade é de 25 por cento na Amil.'),
      [
        'a share on the page of partners',
        [changed('partnerPage', { closing: { title: 'Ganhe até 300% de comissão' } })],
        'partnerPage',
      ],
    ],
  },
  {
    // Terms and last days.
    figureTyped: [
      inAnswer('A carência para parto é de 280 dias.'),
      inAnswer('A idade mínima da MedSênior é de 50 anos.'),
      inAnswer(
        'A operadora responde ao pedido de portabilidade em até 15 dias úteis, prazo de resposta dela.',
      ),
      [
        'a last day other than that of the claim',
        [
          answered('A tabela da Amil é válida até 31/03/2026.'),
          changed('claim-amil-preco', { validUntil: '2026-06-30', conditions: 'até 23 anos' }),
        ],
        'question-typed',
      ],
    ],
  },
  {
    // The same under other words.
    claimContradicting: [
      [
        'a price as "mensalidade"',
        [claim({ ...amilPrice, measure: 'mensalidade' })],
        'claim-amil-preco',
      ],
      ['a price as "valor"', [claim({ ...amilPrice, measure: 'valor' })], 'claim-amil-preco'],
      [
        'a price as another measure',
        [claim({ ...amilPrice, measure: 'outra' })],
        'claim-amil-preco',
      ],
      [
        'a waiting time as "carencia"',
        [
          claim({
            kind: 'duration',
            amount: 90,
            unit: { singular: 'dia', plural: 'dias' },
            measure: 'carencia',
            qualifier: 'upTo',
          }),
        ],
        'claim-carencia-geral',
      ],
    ],
  },
  {
    promisePast: [
      inAnswer('Promoção válida até dezembro de 2025.'),
      inAnswer('Contrate até 31/12/2025 e ganhe a primeira consulta.'),
      inAnswer('A nova rede será aberta em março de 2025.'),
      [
        'the offer of a month on the page of a plan',
        [onPageOf('plan-familiar', 'Oferta de novembro de 2025 para famílias')],
        'plan-familiar',
      ],
    ],
  },
  {
    linkDead: [
      ['the source of a claim', [checked(LAW, 'dead')], 'claim-carencia-parto'],
      ['a link in an article', [checked(ANS, 'dead')], 'article-corretora-portabilidade-saude'],
      [
        'a link in the lead of an article',
        [linked('article-como-economizar-plano-saude', NORM), checked(NORM, 'dead')],
        'article-como-economizar-plano-saude',
      ],
      [
        'a button',
        [
          changed('plan-senior', { more: { action: 'external', url: GUIDE } }),
          checked(GUIDE, 'dead'),
        ],
        'plan-senior',
      ],
    ],
  },
  {
    linkLost: [
      ['a text about a carrier that was taken off', [linkingTo('carrier-fora')], 'question-typed'],
    ],
  },
  {
    titleVague: [
      ['"Plano"', [onRoute('carrier-amil', { title: 'Plano' })], 'carrier-amil'],
      [
        '"Planos de Saúde | Elos Saúde"',
        [onRoute('carrier-amil', { title: 'Planos de Saúde | Elos Saúde' })],
        'carrier-amil',
      ],
      [
        '"Novo artigo 2"',
        [changed('article-como-economizar-plano-saude', { title: 'Novo artigo 2' })],
        'article-como-economizar-plano-saude',
      ],
      [
        '"Saiba mais"',
        [{ ...answered('Peça uma cotação.'), question: 'Saiba mais' }],
        'question-typed',
      ],
    ],
  },
  {
    placeholder: [
      inAnswer('Escreva para [inserir e-mail] e peça a tabela.'),
      inAnswer('A mensalidade é de R$ XX para jovens.'),
      inAnswer('O prazo é de {{carencia}} para todos.'),
      ['a copy', [changed('carrier-alice', { name: 'Alice (cópia)' })], 'carrier-alice'],
    ],
  },
  {
    countTyped: [
      inAnswer('Trabalhamos com sete operadoras e um só contato.'),
      [
        'a carrier more than the heading of its list says',
        [
          changed('homePage', {
            carriers: { ...fieldsOf(seeded('homePage').carriers), title: 'Cinco operadoras' },
          }),
        ],
        'homePage',
      ],
      [
        'a plan more than its heading says',
        [
          changed('plan-familiar', {
            offersHeading: 'Quatro planos odontológicos para a sua família',
          }),
        ],
        'plan-familiar',
      ],
      ['an article more', [changed('blogPage', { title: 'Leia os 11 artigos' })], 'blogPage'],
    ],
  },
  {
    sourceVague: [
      [
        'a source that is the brokerage alone',
        [claim({ source: 'a própria corretora' })],
        'claim-planted',
      ],
      ['a source without an address', [claim({ sourceUrl: '' })], 'claim-planted'],
    ],
  },
]

const PLANTED = FAULTS.flatMap((kind) =>
  Object.entries(kind).flatMap(([rule, faults]) =>
    faults.map(([what, documents, id]) => ({ rule, what, documents, id })),
  ),
)

test.each(PLANTED)('$rule is found: $what', ({ rule, documents, id }) => {
  const found = foundWith(documents).map((each) => `${each.rule} ${each.documentId}`)
  expect(found).toContain(`${rule} ${id}`)
})

/** Texts that look like a fault and are none. */
const HARMLESS_TEXTS = [
  'Por exemplo, se a consulta custasse R$ 100, a coparticipação seria uma parte disso.',
  'Imagine uma conta de R$ 2.000 no fim do mês.',
  'A Lei 9.656 prevê multa de R$ 80 mil para a operadora.',
  'Escreva o valor em R$ e envie.',
  'Suponha que metade da equipe, 50%, tenha filhos.',
  'A resolução 438 fala em 100% das operadoras.',
  'Ligue para 0800 701 9656 e fale com a ANS.',
  'Atendemos das 9h às 18h, de segunda a sexta.',
  'Trabalhamos com 6 operadoras e um só contato.',
  'O plano tem 2 dependentes e 1 titular.',
  'A família tem filhos de 3 anos e de 12 anos.',
  'Marque a consulta com 5 dias de antecedência.',
  'Guarde os recibos dos últimos 12 meses.',
  'O pediatra atende em 24 cidades.',
  'Um contrato de 3 anos pede paciência.',
  'A Amil tem mais de uma linha de planos.',
  'Na Alice, o time responde no mesmo dia.',
  'De 2010 até 2015 o mercado mudou muito.',
  'A promoção durou até dezembro de 2024.',
  'As inscrições foram aceitas até 31/10/2025.',
  'Dados da ANS até dezembro de 2024.',
  'A Lei 13.709, de 14 de agosto de 2018, trata de dados pessoais.',
  'A corretora nasceu em março de 2011.',
  'Válida em todo o território nacional.',
  'A tabela é válida até 31/12/2027.',
  'Contrate até o fim do mês que vem.',
  'O reajuste de maio de 2025 foi menor que o de antes.',
  'Texto conferido em 10/01/2025 com a operadora.',
  'O século XX trouxe os planos de saúde.',
  'Todo plano tem uma rede.',
  'O teste do pezinho é coberto.',
  'Peça uma cópia do contrato.',
  'Escolha entre as opções [A] e [B] da tabela.',
  'Marque o tamanho XXX da planilha de camisetas.',
]

const HARMLESS: [what: string, documents: StoredDocument[]][] = [
  ...HARMLESS_TEXTS.map((text): [string, StoredDocument[]] => [text, [answered(text)]]),
  ['a link that is alive', [checked(ANS, 'alive')]],
  ['a link that nobody could check', [checked(ANS, 'unsure')]],
  [
    'the title "Plano Familiar | Elos Saúde"',
    [onRoute('carrier-amil', { title: 'Plano Familiar | Elos Saúde' })],
  ],
  [
    'the title "Blog de planos de saúde e seguros"',
    [onRoute('carrier-amil', { title: 'Blog de planos de saúde e seguros' })],
  ],
  [
    'a price of last year beside the one that follows it',
    [
      claim({ ...amilPrice, measure: 'preco-mensal', validFrom: '2026-02-01' }),
      changed('claim-amil-preco', { validUntil: '2026-01-31', conditions: 'até 23 anos' }),
    ],
  ],
  ['an article', [article({})]],
]

/** Rules by which the documents above are found for what they are meant to be. */
const MEANT: Partial<Record<string, ReviewRule[]>> = {
  'a price of last year beside the one that follows it': ['claimUpcoming', 'claimExpiring'],
}

describe('nothing is found for', () => {
  test.each(HARMLESS)('%s', (what, documents) => {
    const found = foundWith(documents).filter(({ rule }) => !MEANT[what]?.includes(rule))
    expect(found).toEqual([])
  })

  test('the first content', () => {
    const rules: ReviewRule[] = [
      'figureTyped',
      'promisePast',
      'linkDead',
      'linkLost',
      'titleVague',
      'measureUnlisted',
    ]
    expect(reviewDocuments(seed, TODAY).filter(({ rule }) => rules.includes(rule))).toEqual([])
  })
})
