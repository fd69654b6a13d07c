import { describe, expect, test } from 'vitest'
import { paragraph } from '../fixtures/documents.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { reviewDocuments, reviewWhileWriting } from './review.ts'
import type { ReviewRule } from './type.ts'

const TODAY = '2026-03-10'

const found = (documents: StoredDocument[], rule: ReviewRule) =>
  reviewDocuments(documents, TODAY).filter((finding) => finding.rule === rule)

const price: StoredDocument = {
  _id: 'claim-price',
  _type: 'claim',
  title: 'Preço',
  measure: 'preco-mensal',
  subject: { _ref: 'carrier-bradesco' },
  kind: 'price',
  amount: 200,
  conditions: 'até 23 anos',
  source: 'Tabela da operadora',
  sourceUrl: 'https://www.operadora.com.br/tabela',
  asOf: '2026-01-02',
  validUntil: '2999-12-31',
}
const next = { amount: 220, validFrom: '2026-03-20', validUntil: '2999-12-31' }
const route = {
  path: '/plano-familiar',
  title: 'Plano familiar: compare operadoras',
  description: 'x'.repeat(100),
}
/** A plan with a page, of whose entry some fields are others. */
const plan = (fields: Partial<typeof route> = {}): StoredDocument => ({
  _id: 'plan-familiar',
  _type: 'plan',
  route: { ...route, ...fields },
})
const article: StoredDocument = {
  _id: 'article-1',
  _type: 'article',
  title: 'Como funciona a carência',
  description: 'x'.repeat(100),
  reviewedAt: '2025-03-10',
}
const legal: StoredDocument = {
  _id: 'legalPage-1',
  _type: 'legalPage',
  title: 'Termos',
  updatedAt: '2025-03-10',
}
const settings: StoredDocument = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  taxId: '12.345.678/0001-95',
  phone: '+55 11 3456-7890',
  holidays: [{ _key: 'a', date: '2026-12-25' }],
}
/** Settings whose holidays, in any order, end on a day. */
const endingOn = (last: string): StoredDocument => ({
  ...settings,
  holidays: [
    { _key: 'b', date: last },
    { _key: 'a', date: '2025-12-25' },
  ],
})
const asset = { _type: 'reference', _ref: 'image-abc-10x10-png' }
const cover = { _type: 'imageWithAlt', asset, alt: 'Família à mesa' }
const figure = { _key: 'f', _type: 'figure', image: { _type: 'image', asset }, alt: 'Gráfico' }
const founder = (name: string) => ({
  _id: 'p',
  _type: 'partnerPage',
  story: { founders: [{ _key: 'a', name }] },
})
const testimonial = (fields: object) => ({
  _id: 't',
  _type: 'testimonial',
  author: 'Ana',
  ...fields,
})

/** A rule, the path of a value, a document that breaks the rule there, and one that does not. */
const CASES: [ReviewRule, string, StoredDocument, StoredDocument][] = [
  [
    'claimExpired',
    'validUntil',
    { ...price, validUntil: '2026-03-09' },
    { ...price, validUntil: '2026-03-10' },
  ],
  [
    'claimExpiring',
    'validUntil',
    { ...price, validUntil: '2026-04-09' },
    { ...price, validUntil: '2026-04-10' },
  ],
  [
    'claimExpiring',
    'validUntil',
    { ...price, validUntil: TODAY },
    { ...price, validUntil: '2026-03-09' },
  ],
  [
    'claimUpcoming',
    'validFrom',
    { ...price, validFrom: '2026-03-11' },
    { ...price, validFrom: TODAY },
  ],
  [
    'claimChanging',
    'next.validFrom',
    { ...price, next: { ...next, validFrom: '2026-04-09' } },
    { ...price, next: { ...next, validFrom: '2026-04-10' } },
  ],
  [
    'claimChanged',
    'next',
    { ...price, next: { ...next, validFrom: TODAY } },
    { ...price, next: { ...next, validFrom: '2026-03-11' } },
  ],
  [
    'articleLeaving',
    'unpublishOn',
    { ...article, unpublishOn: TODAY },
    { ...article, unpublishOn: '2026-03-11' },
  ],
  ['holidaysEnding', 'holidays', endingOn('2026-06-07'), endingOn('2026-06-08')],
  ['holidaysEnding', 'holidays', { ...settings, holidays: [] }, settings],
  ['holidaysEnding', 'holidays', { ...settings, holidays: undefined }, settings],
  ['claimUnsourced', 'source', { ...price, source: ' ' }, price],
  ['sourceVague', 'source', { ...price, source: 'corretora' }, { ...price, source: 'Corretora X' }],
  ['sourceVague', 'source', { ...price, source: 'a própria corretora' }, price],
  ['sourceVague', 'sourceUrl', { ...price, sourceUrl: '' }, { ...price, source: '' }],
  ['sourceVague', 'asOf', { ...price, asOf: undefined }, price],
  ['priceIncomplete', 'subject', { ...price, subject: undefined }, price],
  ['priceIncomplete', 'conditions', { ...price, conditions: ' ' }, price],
  [
    'priceIncomplete',
    'validUntil',
    { ...price, validUntil: undefined },
    { ...price, kind: 'percent', validUntil: undefined },
  ],
  [
    'claimAgainstRule',
    'rule.text',
    { ...price, rule: { text: 'São 15 dias.', source: 'LGPD' } },
    { ...price, rule: {} },
  ],
  ['claimOld', 'asOf', { ...price, asOf: '2025-03-09' }, { ...price, asOf: '2025-03-10' }],
  ['textOld', 'reviewedAt', { ...article, reviewedAt: '2025-03-09' }, article],
  ['textOld', 'updatedAt', { ...legal, updatedAt: '2025-03-09' }, legal],
  ['placeholder', 'taxId', { ...settings, taxId: '00.000.000/0000-00' }, settings],
  ['placeholder', 'phone', { ...settings, phone: '+55 11 0000-0000' }, settings],
  [
    'placeholder',
    'chatPhone',
    { ...settings, chatPhone: '551100000000' },
    { ...settings, chatPhone: '5511300000001' },
  ],
  [
    'placeholder',
    'email',
    { ...settings, email: 'a@exemplo.com.br' },
    { ...settings, email: 'a@elos.com.br' },
  ],
  [
    'placeholder',
    'legalName',
    { ...settings, legalName: 'Elos (razão social a confirmar)' },
    { ...settings, legalName: 'Elos Ltda.' },
  ],
  [
    'placeholder',
    'address.street',
    { ...settings, address: { street: 'Rua Exemplo, 000' } },
    { ...settings, address: { street: 'Rua Guaicurus, 10' } },
  ],
  [
    'placeholder',
    'address.postalCode',
    { ...settings, address: { postalCode: '00000-000' } },
    { ...settings, address: { postalCode: '05000-000' } },
  ],
  [
    'placeholder',
    'socialLinks[_key=="i"].url',
    { ...settings, socialLinks: [{ _key: 'i', url: 'https://www.instagram.com/exemplo' }] },
    { ...settings, socialLinks: [{ _key: 'i', url: 'https://www.instagram.com/elos' }] },
  ],
  [
    'placeholder',
    'story.founders[_key=="a"].name',
    founder('Cofundador 1'),
    founder('Ana, cofundadora'),
  ],
  ['placeholder', 'author', testimonial({ author: 'Nome do cliente 3' }), testimonial({})],
  [
    'placeholder',
    'company',
    testimonial({ company: 'Empresa do cliente 3' }),
    testimonial({ company: 'Padaria Sol' }),
  ],
  [
    'uploadUnfinished',
    'cover',
    { ...article, cover: { ...cover, _upload: { file: { name: 'nova.png' } } } },
    { ...article, cover },
  ],
  ['altMissing', 'cover.alt', { ...article, cover: { ...cover, alt: '' } }, { ...article, cover }],
  [
    'altMissing',
    'body[_key=="f"].alt',
    { ...article, body: [{ ...figure, alt: undefined }] },
    { ...article, body: [figure] },
  ],
  ['searchMissing', 'route.title', plan({ title: '' }), plan()],
  ['searchMissing', 'route.description', plan({ description: '' }), plan()],
  ['searchMissing', 'description', { ...article, description: undefined }, article],
  ['searchLength', 'route.title', plan({ title: 'x'.repeat(61) }), plan({ title: 'x'.repeat(60) })],
  [
    'searchLength',
    'route.description',
    plan({ description: 'x'.repeat(161) }),
    plan({ description: 'x'.repeat(160) }),
  ],
  [
    'searchLength',
    'route.description',
    plan({ description: 'x'.repeat(69) }),
    plan({ description: 'x'.repeat(70) }),
  ],
]

describe('a testimonial', () => {
  const consent = {
    _id: 'consent.t',
    _type: 'testimonialConsent',
    person: 'Ana Souza',
    grantedAt: TODAY,
    method: 'email',
    words: 'Explicaram tudo.\nSem pressa.',
  }
  const content = 'Explicaram tudo. Sem pressa. '
  const unauthorized = (...documents: StoredDocument[]) =>
    found([testimonial({ content }), ...documents], 'testimonialUnauthorized')

  test.each([
    ['without a record', [], 'person'],
    ['with a record that is empty', [{ ...consent, person: ' ' }], 'person'],
    ['without the day', [{ ...consent, grantedAt: undefined }], 'grantedAt'],
    ['without the way', [{ ...consent, method: undefined }], 'method'],
    ['without the words', [{ ...consent, words: '' }], 'words'],
    ['with other words', [{ ...consent, words: 'Explicaram tudo.' }], 'words'],
    ['with a day to come', [{ ...consent, grantedAt: '2026-03-11' }], 'grantedAt'],
    ['with the record of another', [{ ...consent, _id: 'consent.other' }], 'person'],
  ])('%s has no consent: the record is opened at the field to correct', (_, records, path) => {
    expect(unauthorized(...records)).toMatchObject([
      { documentId: 'consent.t', documentType: 'testimonialConsent', path, title: 'Ana' },
    ])
  })

  test('has consent when the record of its words is complete, however they are broken into lines', () => {
    expect(unauthorized(consent)).toEqual([])
  })
})

test('a former version of a legal text is no longer checked: nobody may correct it', () => {
  const text = { body: [paragraph('Ligue para +55 11 0000-0000.')] }
  expect(reviewWhileWriting({ ...legal, ...text }, [], TODAY)).toHaveLength(1)
  const kept = { ...legal, former: [text] }
  expect(found([kept], 'placeholder')).toEqual([])
  expect(reviewWhileWriting(kept, [], TODAY)).toEqual([])
})

test('private documents have no placeholders: no visitor reads them', () => {
  const lead = { _id: 'lead.a', _type: 'lead', email: 'ana@exemplo.com.br' }
  expect(found([lead], 'placeholder')).toEqual([])
})

describe.each(CASES)('%s at %s', (rule, path, broken, sound) => {
  test('is found on a document that breaks it', () => {
    const { _id, _type } = broken
    expect(found([broken], rule)).toMatchObject([{ documentId: _id, documentType: _type, path }])
  })

  test('is not found on a document that follows it', () => {
    expect(found([sound], rule)).toEqual([])
  })
})

test('a file that never arrived is also found in drafts, and leads to the document', () => {
  const draft = { ...article, _id: 'drafts.a', cover: { ...cover, _upload: {} } }
  const findings = reviewDocuments([], TODAY, [draft])
  expect(findings).toMatchObject([{ rule: 'uploadUnfinished', documentId: 'a', path: 'cover' }])
})

describe('contradictions', () => {
  const other = { ...price, _id: 'claim-other', title: 'Outro preço', amount: 250 }

  test('are one finding, which names the other claim and both values, whichever was read first', () => {
    const findings = found([price, other], 'claimContradicting')
    expect(findings.map(({ message }) => message)).toEqual([
      'Aqui está R$\u00a0250, mas “Preço” diz R$\u00a0200. Confirme qual vale e acerte as duas.',
    ])
    expect(found([other, price], 'claimContradicting')).toEqual(findings)
  })

  test.each<[string, Partial<StoredDocument>]>([
    ['equal values', { amount: 200 }],
    ['another subject', { subject: { _ref: 'carrier-amil' } }],
    ['another measure', { measure: 'capital-segurado' }],
  ])('%s do not contradict', (_, fields) => {
    expect(found([price, { ...other, ...fields }], 'claimContradicting')).toEqual([])
  })

  test('a price of last year does not contradict the one that follows it', () => {
    const before = { ...price, validUntil: '2025-12-31' }
    const after = { ...other, validFrom: '2026-01-01' }
    expect(found([before, after], 'claimContradicting')).toEqual([])
    expect(
      found([before, { ...other, validFrom: '2025-12-31' }], 'claimContradicting'),
    ).toHaveLength(1)
  })
})

describe('a claim with a next value', () => {
  const changing = { ...price, validUntil: '2026-03-19', next }
  const changed = { ...price, validUntil: '2026-03-09', next: { ...next, validFrom: TODAY } }

  test('does not expire where the next value follows at once', () => {
    expect(found([changing], 'claimExpiring')).toEqual([])
    expect(found([{ ...changing, validUntil: '2026-03-18' }], 'claimExpiring')).toHaveLength(1)
    expect(found([changed], 'claimExpired')).toEqual([])
  })

  test('says what changes and when, and afterwards what the site shows', () => {
    expect(found([changing], 'claimChanging')[0]?.message).toContain(
      'Muda em 20/03/2026: de R$\u00a0200 para R$\u00a0220.',
    )
    expect(found([changed], 'claimChanged')[0]?.message).toContain(
      'vale desde 10/03/2026: o site mostra R$\u00a0220',
    )
  })

  test('contradicts with the value that it has on the day, at the field where that stands', () => {
    const other = { ...price, _id: 'claim-other', amount: 220 }
    expect(found([changing, other], 'claimContradicting')).toHaveLength(1)
    expect(found([changed, other], 'claimContradicting')).toEqual([])
    const [finding] = found([changed, { ...price, _id: 'claim-z' }], 'claimContradicting')
    expect(finding?.path).toBe('next.amount')
  })

  test('expires with the validity of the next value', () => {
    const over = {
      ...changed,
      next: { amount: 1, validFrom: '2026-01-01', validUntil: '2026-03-09' },
    }
    expect(found([over], 'claimExpired')).toMatchObject([{ path: 'next.validUntil' }])
  })
})

describe('an article that leaves within thirty days', () => {
  const leaving = {
    ...article,
    unpublishOn: '2026-03-20',
    route: { ...route, path: '/blog/carencia' },
  }
  const linking = {
    ...legal,
    body: [{ _key: 'a', markDefs: [{ _key: 'm', page: { _ref: article._id } }] }],
  }

  test('is found where a link leads to it', () => {
    expect(found([leaving, linking], 'articleLeaving')).toMatchObject([
      {
        documentId: legal._id,
        path: 'body[_key=="a"].markDefs[_key=="m"].page',
        message: expect.stringContaining('/blog/carencia, que sai do site em 20/03/2026'),
      },
    ])
  })

  test('is not found when its address leads on, or when it is only recommended', () => {
    const replaced = { ...leaving, replacement: { _ref: 'blogPage' } }
    expect(found([replaced, linking], 'articleLeaving')).toEqual([])
    const related = [{ _key: 'a', _ref: article._id }]
    const recommending = { ...plan(), route: { ...route, relatedRoutes: related } }
    expect(found([leaving, recommending], 'articleLeaving')).toEqual([])
  })
})

describe('two pages', () => {
  const entry = { path: '/outra', description: 'y'.repeat(100) }
  const other = { ...plan(entry), _id: 'plan-outro' }

  test('are found when they have the same title for search engines, each with the path of the other', () => {
    const findings = found([plan(), other], 'searchRepeated')
    expect(findings.map(({ documentId, path }) => [documentId, path])).toEqual([
      ['plan-familiar', 'route.title'],
      ['plan-outro', 'route.title'],
    ])
    expect(findings[0]?.message).toContain('é o mesmo de /outra.')
  })

  test('are not found when they have titles of their own', () => {
    expect(
      found(
        [plan(), { ...plan({ ...entry, title: 'Outra' }), _id: 'plan-outro' }],
        'searchRepeated',
      ),
    ).toEqual([])
  })
})

describe('a number of carriers, plans or articles', () => {
  const listed = (_type: string, count: number): StoredDocument[] =>
    Array.from({ length: count }, (_, index) => ({
      _id: `${_type}-${index}`,
      _type,
      route: { path: `/${_type}-${index}` },
    }))
  const lists = [...listed('carrier', 6), ...listed('article', 10)]
  const offers = ['a', 'b', 'c'].map((key) => ({ _key: key, carrier: { _ref: `carrier-${key}` } }))
  const saying = (text: string): StoredDocument => ({ ...legal, lead: text })

  test.each<[string, StoredDocument, string]>([
    ['in words', saying('Comparamos sete operadoras.'), 'seis operadoras'],
    ['in digits', saying('As 5 operadoras do site.'), 'seis operadoras'],
    ['at the start', saying('Nove artigos para ler.'), 'dez artigos'],
    [
      'of the plans of its own page',
      { ...plan(), offersHeading: 'Quatro planos odontológicos', offers },
      'três planos',
    ],
    [
      'of the carriers of the home page',
      { _id: 'homePage', _type: 'homePage', carriers: { title: 'Seis operadoras', items: offers } },
      'três operadoras',
    ],
  ])('%s is found where it differs from the list', (_, document, right) => {
    expect(found([...lists, document], 'countTyped')).toMatchObject([
      { documentId: document._id, message: expect.stringContaining(`o site mostra ${right}`) },
    ])
  })

  test.each([
    'Comparamos seis operadoras.',
    'Comparamos {{operadoras}}.',
    'Peça a duas ou três operadoras.',
    'Mais de 50 operadoras vendem planos no país.',
    'A Amil e outras quatro operadoras atendem ali.',
    'Uma operadora não pode recusar ninguém.',
    'Um só atendimento para os dois planos.',
    'São três planos odontológicos parecidos.',
  ])('is not found in "%s"', (text) => {
    expect(found([...lists, saying(text)], 'countTyped')).toEqual([])
  })

  test('is advice in an article, unless it speaks of the whole list', () => {
    const advising = (text: string) => ({ ...article, closing: { title: text } })
    expect(found([...lists, advising('Compare três operadoras.')], 'countTyped')).toEqual([])
    expect(found([...lists, advising('Veja as três operadoras.')], 'countTyped')).toHaveLength(1)
  })
})

test('finds nothing in correct documents, and does not throw on incomplete ones', () => {
  const at = (path: string, document: StoredDocument) => ({
    ...document,
    route: { path, title: path, description: `${path} ${route.description}` },
  })
  const pages = [plan(), at('/blog/artigo', article), at('/termos', legal)]
  expect(reviewDocuments([price, settings, ...pages], TODAY)).toEqual([])
  expect(() => reviewDocuments([{ _id: 'a', _type: 'claim' }], TODAY)).not.toThrow()
})

test('every message is a sentence', () => {
  for (const [, , broken] of CASES) {
    for (const { message } of reviewDocuments([broken], TODAY))
      expect(message).toMatch(/^[“\p{Lu}].*\.$/u)
  }
})
