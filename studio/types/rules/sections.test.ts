import { paragraph, reference } from '@elos/content/fixtures/documents'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { expect, test } from 'vitest'
import { inForm, inReview, type Problem, whileWritten } from '../testing/pageProblems.ts'
import { MAX_LETTERS } from './sections.ts'

const list = { _type: 'checklist', title: 'O que ter à mão', items: ['Documento'] }
const asked = [reference('siteFaqItem-1')]
const step = (fields: object) => ({
  _type: 'steps',
  title: 'Caminho',
  items: [{ _key: 'a', title: 'Começo', ...fields }],
})
const pictured = (image: object) => ({
  _type: 'points',
  title: 'Pontos',
  look: 'portrait',
  image: { _type: 'imageWithAlt', alt: 'Família à mesa', ...image },
})
const asset = (size: string) => ({ _type: 'reference', _ref: `image-abc-${size}-jpg` })
const written = (block: object) => ({ _type: 'prose', title: 'Texto', body: [block] })
const figures = (id: string) => ({
  _type: 'numbers',
  title: 'Números',
  items: [{ _key: 'a', _type: 'stat', claim: reference(id), label: 'de desconto' }],
})

const claim = (fields: object): StoredDocument => ({
  _id: 'claim-a',
  _type: 'claim',
  title: 'Desconto de dezembro',
  kind: 'percent',
  amount: 10,
  measure: 'outra',
  source: 'Tabela da operadora',
  ...fields,
})
const plan = (fields: object): StoredDocument => ({
  _id: 'plan-a',
  _type: 'plan',
  route: { path: '/plano-familiar' },
  ...fields,
})

test.each([
  ['of one section', [list]],
  ['of twelve', Array.from({ length: 12 }, () => list)],
  ['that compares two sides', [{ _type: 'fit', title: 'Para quem', no: ['Quem já tem plano'] }]],
  ['with one section of questions', [list, { _type: 'questions', title: 'Dúvidas', items: asked }]],
])('a page %s is accepted', async (_, sections) => {
  const found = await inForm({ sections })
  expect(
    found.filter(({ level, path }) => level === 'error' && path.startsWith('sections')),
  ).toEqual([])
})

test('a page whose links, claims and documents outlast it, and whose text names its last day, is accepted', () => {
  const offers = [{ _key: 'a', carrier: reference('carrier-a') }]
  const sections = [
    { _type: 'sellers', title: 'Quem vende', plan: reference('plan-a') },
    step({ page: reference('plan-a'), anchor: 'duvidas' }),
    written(paragraph('Contrate até 31/01, ou até o fim de janeiro.')),
    figures('claim-a'),
    { _type: 'questions', title: 'Dúvidas', own: [{ _key: 'a', question: 'Posso?' }] },
  ]
  const others = [
    plan({ offers, unpublishOn: '2027-02-01' }),
    claim({ validUntil: '2026-12-31', next: { amount: 5, validFrom: '2027-01-01' } }),
  ]
  expect(inReview({ sections, unpublishOn: '2027-02-01' }, ...others)).toEqual([])
})

interface Refused {
  /** The fault of the page. */
  what: string
  found: () => Problem[] | Promise<Problem[]>
  level?: 'warning'
  path: string
  /** The sentence that says what to do. */
  sentence: string
}

/** No page has two openings or levels of headings that were chosen: the opening is a field, and sections choose levels. */
const REFUSED: Refused[] = [
  {
    what: 'without its opening',
    found: () => inForm({}),
    path: 'hero',
    sentence: 'Preencha o campo “Abertura”.',
  },
  {
    what: 'with a section without a title',
    found: () => inForm({ sections: [{ ...list, title: undefined }] }),
    path: 'sections[s0].title',
    sentence: 'Preencha o campo “Título”.',
  },
  {
    what: 'with two sections of questions',
    found: () =>
      inForm({
        sections: [
          { _type: 'questions', title: 'Dúvidas', items: asked },
          { _type: 'questions', title: 'Outras', items: asked },
        ],
      }),
    path: 'sections[s1]',
    sentence:
      'A página já tem uma seção de perguntas. Passe as de “Outras” para ela, e remova esta.',
  },
  {
    what: 'with a plan and chosen carriers in one section',
    found: () =>
      inForm({
        sections: [
          {
            _type: 'sellers',
            title: 'Quem vende',
            plan: reference('plan-a'),
            carriers: [reference('carrier-a')],
          },
        ],
      }),
    path: 'sections[s0]',
    sentence:
      'A seção “Quem vende” tem um plano e operadoras escolhidas, e o site mostraria as do plano. Deixe só um dos dois.',
  },
  {
    what: 'with a picture without a description',
    found: () => inForm({ sections: [pictured({ asset: asset('1600x900'), alt: undefined })] }),
    path: 'sections[s0].image.alt',
    sentence: 'Preencha o campo “Descrição da imagem”.',
  },
  {
    what: 'with a picture of fewer than 1,200 pixels',
    found: () => inForm({ sections: [pictured({ asset: asset('1199x800') })] }),
    level: 'warning',
    path: 'sections[s0].image',
    sentence:
      'A imagem tem só 1199 × 800 pixels e aqui pode aparecer borrada. Use uma de ao menos 1200 pixels de largura, ou um desenho em SVG.',
  },
  {
    what: 'with a link in a text that leads nowhere',
    found: () =>
      inForm({
        sections: [
          written({
            ...paragraph('aqui'),
            _key: 'b',
            children: [{ _key: 'c', _type: 'span', text: 'aqui', marks: ['m'] }],
            markDefs: [{ _key: 'm', _type: 'routeLink' }],
          }),
        ],
      }),
    path: 'sections[s0].body[b]',
    sentence: 'Escolha a página do link “aqui”.',
  },
  {
    what: 'with a link to a part that its page does not have',
    found: () =>
      inReview({ sections: [step({ page: reference('plan-a'), anchor: 'perguntas' })] }, plan({})),
    level: 'warning',
    path: 'sections[_key=="s0"].items[_key=="a"].anchor',
    sentence:
      'A página /plano-familiar não tem a parte “perguntas”: quem clica chega ao alto dela. Escreva uma destas: quem-vende, decisao, faixas, prazos, beneficios, motivos e duvidas.',
  },
  {
    what: 'with a link to a page that leaves before it does',
    found: () =>
      inReview(
        { sections: [step({ page: reference('plan-a') })], unpublishOn: '2027-03-01' },
        plan({ unpublishOn: '2027-02-01' }),
      ),
    level: 'warning',
    path: 'sections[_key=="s0"].items[_key=="a"].page',
    sentence:
      'Leva a /plano-familiar, que sai do site em 01/02/2027, antes deste link, que sai em 01/03/2027. Retire o link, ou preencha “Depois, o endereço leva para” na ficha da outra página.',
  },
  {
    what: 'with a price that somebody typed',
    found: () => inForm({ sections: [written({ ...paragraph('Só R$ 99.'), _key: 'b' })] }),
    level: 'warning',
    path: 'sections[s0].body[b]',
    sentence:
      '“R$ 99” está digitado à mão: não tem fonte nem validade, e ninguém fica sabendo quando muda. Crie uma afirmação e use-a no texto, ou retire o valor.',
  },
  ...Object.entries({ 'is published': inReview, 'is written': whileWritten }).map(
    ([when, find]): Refused => ({
      what: `that ${when} with a claim that ends before it leaves`,
      found: () =>
        find(
          { sections: [figures('claim-a')], unpublishOn: '2027-03-01' },
          claim({ validUntil: '2027-01-31' }),
        ),
      level: 'warning',
      path: 'sections[_key=="s0"].items[_key=="a"].claim',
      sentence:
        '“Desconto de dezembro” vence em 31/01/2027, e a página só sai do site em 01/03/2027: nesse tempo, o valor não aparece nela. Renove a validade, ou tire a página antes.',
    }),
  ),
  ...Object.entries({
    'Contrate até 31/01 sem taxa.': '31/01',
    'Promoção válida até 31/01/2027': '31/01/2027',
    'Vale até o fim de janeiro.': 'janeiro',
    'Até 29 de fevereiro de 2028, sem taxa.': '29 de fevereiro de 2028',
  }).map(
    ([text, said]): Refused => ({
      what: `that is written to leave on another day than “${text}”`,
      found: () => {
        const sections = [written({ ...paragraph(text), _key: 'b' })]
        return whileWritten({ sections, unpublishOn: '2027-02-15' }, claim({}))
      },
      level: 'warning',
      path: 'sections[_key=="s0"].body[_key=="b"]',
      sentence: `O texto diz “${said}”, e o último dia no site é 14/02/2027. Acerte o texto, ou “Tirar do site em”, que é o dia seguinte ao último.`,
    }),
  ),
  {
    what: 'without sections',
    found: () => inForm({ sections: [] }),
    path: 'sections',
    sentence: 'Inclua ao menos uma seção.',
  },
  {
    what: 'of thirteen sections',
    found: () => inForm({ sections: Array.from({ length: 13 }, () => list) }),
    path: 'sections',
    sentence: 'Uma página tem no máximo 12 seções.',
  },
  ...['fit', 'sellers', 'questions', 'bands', 'comparison'].map(
    (kind): Refused => ({
      what: `with an empty section of the kind ${kind}`,
      found: () => inForm({ sections: [{ _type: kind, title: 'Vazia' }] }),
      path: 'sections[s0]',
      sentence:
        'A seção “Vazia” está vazia e não apareceria no site. Preencha-a, ou remova-a no menu (…) da linha dela.',
    }),
  ),
  ...[
    { _type: 'sellers', carriers: [reference('carrier-gone')] },
    { _type: 'questions', items: asked },
    { _type: 'waits', items: [{ _key: 'a', what: 'Parto', claim: reference('claim-gone') }] },
  ].map(
    (section): Refused => ({
      what: `with a section of the kind ${section._type} whose documents are gone`,
      found: () => inReview({ sections: [{ title: 'Sem nada', ...section }] }),
      path: 'sections[_key=="s0"]',
      sentence:
        'A seção “Sem nada” não aparece no site: o que ela mostrava saiu do ar ou venceu. Troque o que falta, ou remova-a.',
    }),
  ),
  {
    what: 'with a section of figures that have expired',
    found: () => inReview({ sections: [figures('claim-a')] }, claim({ validUntil: '2026-11-27' })),
    path: 'sections[_key=="s0"]',
    sentence:
      'A seção “Números” não aparece no site: o que ela mostrava saiu do ar ou venceu. Troque o que falta, ou remova-a.',
  },
  {
    what: 'with more text than a phone opens quickly',
    found: () =>
      inForm({
        sections: [{ ...list, items: ['a'.repeat(MAX_LETTERS - 'O que ter à mão'.length + 1)] }],
      }),
    path: 'sections',
    sentence:
      'As seções têm 30.001 letras. Com mais de 30.000, a página abre devagar no celular: passe uma parte para outra página.',
  },
  {
    what: 'with a section of a kind that this site does not know',
    found: () => inReview({ sections: [{ _type: 'carousel', title: 'Fotos' }] }),
    path: 'sections[_key=="s0"]',
    sentence:
      'O site não conhece esta seção (“carousel”): ela fica guardada, e ninguém a vê. Remova-a, ou avise quem cuida do site.',
  },
]

// `test.each` would cut the sentences in the report.
for (const { what, found, level = 'error', path, sentence } of REFUSED) {
  test(`a page ${what} is refused: ${sentence}`, async () => {
    expect(await found()).toContainEqual({ level, path, message: sentence })
  })
}
