import { describe, expect, test } from 'vitest'
import { paragraph } from '../fixtures/documents.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { article, found, legal, plan, price, TODAY } from '../testing/review.ts'
import { isPlaceholder } from './placeholders.ts'
import { reviewDocuments, reviewWhileWriting } from './review.ts'
import type { ReviewRule } from './type.ts'

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
const profile = (url: string) => ({ ...settings, socialLinks: [{ _key: 'i', url }] })

/** Settings whose announcement names a day. */
const announcing = (unpublishOn: string): StoredDocument => ({
  ...settings,
  announcement: { text: 'Sem taxa até 12/03.', unpublishOn },
})

/** Settings whose announcement leads to a page, on which it stands too. */
const leadingTo = ({ _id }: StoredDocument, period: object): StoredDocument => ({
  ...settings,
  announcement: {
    text: 'Veja a campanha.',
    links: [{ _key: 'l', page: { _ref: _id } }],
    pages: [{ _key: 'p', _ref: _id }],
    ...period,
  },
})

/** The portability check with one row, which somebody has checked. */
const checkedRow = (fields: Record<string, unknown>): StoredDocument => ({
  _id: 'portabilityPage',
  _type: 'portabilityPage',
  rows: [{ _key: 'P01', name: 'P01', state: 'sim', checkedBy: 'Ana', checkedAt: TODAY, ...fields }],
})

/** A rule, the path of a value, a document that breaks the rule there, and one that does not. */
const CASES: [ReviewRule, string, StoredDocument, StoredDocument][] = [
  [
    'pageLeaving',
    'unpublishOn',
    { ...article, unpublishOn: TODAY },
    { ...article, unpublishOn: '2026-03-11' },
  ],
  ['holidaysEnding', 'holidays', endingOn('2026-06-07'), endingOn('2026-06-08')],
  ['holidaysEnding', 'holidays', { ...settings, holidays: undefined }, settings],
  ['promiseDiffering', 'announcement.text', announcing('2026-03-14'), announcing('2026-03-12')],
  ['textOld', 'reviewedAt', { ...article, reviewedAt: '2025-03-09' }, article],
  ['textOld', 'updatedAt', { ...legal, updatedAt: '2025-03-09' }, legal],
  [
    'textOld',
    'rows[_key=="P01"].checkedAt',
    checkedRow({ checkedAt: '2025-03-09' }),
    checkedRow({ checkedAt: '2025-03-10' }),
  ],
  [
    'textUnchecked',
    'rows[_key=="P01"].checkedBy',
    checkedRow({ checkedBy: undefined }),
    checkedRow({}),
  ],
  [
    'textUnchecked',
    'rows[_key=="P01"].checkedBy',
    checkedRow({ checkedAt: undefined }),
    checkedRow({}),
  ],
  [
    'placeholder',
    'socialLinks[_key=="i"].url',
    profile('https://www.instagram.com/exemplo'),
    profile('https://www.instagram.com/elos'),
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
    plan({ description: 'x'.repeat(69) }),
    plan({ description: 'x'.repeat(70) }),
  ],
]

test.each(CASES)(
  '%s is found at %s where it is broken, and nowhere else',
  (rule, path, broken, sound) => {
    const { _id, _type } = broken
    expect(found([broken], rule)).toMatchObject([{ documentId: _id, documentType: _type, path }])
    expect(found([sound], rule)).toEqual([])
  },
)

test.each([
  ...['00.000.000/0000-00', '+55 11 0000-0000', '551100000000', '00000-000', 'a@exemplo.com.br'],
  ...['Elos (razão social a confirmar)', 'Rua Exemplo, 000', 'Cofundador 1', 'Nome do cliente 3'],
  ...['Empresa do cliente 3', 'Nome do encarregado (a confirmar)', 'Lorem ipsum', 'Texto de teste'],
])('"%s" is a placeholder', (text) => {
  expect(isPlaceholder(text)).toBe(true)
})

test.each([
  ...['12.345.678/0001-95', '+55 11 3456-7890', '5511300000001', '05000-000', 'a@elos.com.br'],
  ...['Elos Ltda.', 'Rua Guaicurus, 10', 'Ana, cofundadora', 'Padaria Sol'],
])('"%s" is none', (text) => {
  expect(isPlaceholder(text)).toBe(false)
})

test('private documents have no placeholders: no visitor reads them', () => {
  const lead = { _id: 'lead.a', _type: 'lead', email: 'ana@exemplo.com.br' }
  expect(found([lead], 'placeholder')).toEqual([])
})

test('a former version of a legal text is no longer checked: nobody may correct it', () => {
  const text = { body: [paragraph('Ligue para +55 11 0000-0000.')] }
  expect(reviewWhileWriting({ ...legal, ...text }, [], TODAY)).toHaveLength(1)
  const kept = { ...legal, former: [text] }
  expect(found([kept], 'placeholder')).toEqual([])
  expect(reviewWhileWriting(kept, [], TODAY)).toEqual([])
})

test('a file that never arrived is also found in drafts, and leads to the document', () => {
  const draft = { ...article, _id: 'drafts.a', cover: { ...cover, _upload: {} } }
  const findings = reviewDocuments([], TODAY, [draft])
  expect(findings).toMatchObject([{ rule: 'uploadUnfinished', documentId: 'a', path: 'cover' }])
})

describe('a page that leaves within thirty days', () => {
  const leaving = {
    ...article,
    _type: 'freePage',
    unpublishOn: '2026-03-20',
    route: { path: '/blog/carencia' },
  }
  const linking = {
    ...legal,
    body: [{ _key: 'a', markDefs: [{ _key: 'm', page: { _ref: article._id } }] }],
  }

  test('is found where a link leads to it', () => {
    expect(found([leaving, linking], 'pageLeaving')).toMatchObject([
      {
        documentId: legal._id,
        path: 'body[_key=="a"].markDefs[_key=="m"].page',
        message: expect.stringContaining('/blog/carencia, que sai do site em 20/03/2026'),
      },
    ])
  })

  test('is not found when its address leads on, or when it is only recommended', () => {
    const replaced = { ...leaving, replacement: { _ref: 'blogPage' } }
    expect(found([replaced, linking], 'pageLeaving')).toEqual([])
    const recommending = plan({ relatedRoutes: [{ _key: 'a', _ref: article._id }] })
    expect(found([leaving, recommending], 'pageLeaving')).toEqual([])
  })

  test('is found where an announcement that outlasts it leads to it, and not where one leaves with it', () => {
    const announcing = (unpublishOn: string) => leadingTo(leaving, { unpublishOn })
    expect(found([leaving, announcing('2026-03-21')], 'pageLeaving')).toMatchObject([
      { path: 'announcement.links[_key=="l"].page' },
    ])
    expect(found([leaving, announcing('2026-03-20')], 'pageLeaving')).toEqual([])
  })
})

describe('a page that is not on the site yet', () => {
  const due = '2026-03-20T12:00:00Z'
  const coming = { ...article, publishAt: due, route: { path: '/campanha' } }

  test('is found where a link or an announcement leads to it before its day', () => {
    const leaving = { ...legal, unpublishOn: '2026-03-19', replacement: { _ref: coming._id } }
    const announcing = leadingTo(coming, { unpublishOn: '2026-03-21' })
    expect(found([coming, leaving, announcing], 'linkEarly')).toMatchObject([
      {
        path: 'announcement.links[_key=="l"].page',
        message: expect.stringContaining('Leva a /campanha, que só entra no site em 20/03/2026'),
      },
      { path: 'replacement' },
    ])
  })

  test('is not found where the link comes with it or has left, nor once it is there', () => {
    const announcing = leadingTo(coming, { publishAt: due, unpublishOn: '2026-03-21' })
    const over = leadingTo(coming, { unpublishOn: TODAY })
    const there = { ...coming, publishAt: '2026-03-10T09:00:00Z' }
    const early = [
      [coming, announcing],
      [coming, over],
      [there, leadingTo(there, {})],
    ]
    expect(early.flatMap((documents) => found(documents, 'linkEarly'))).toEqual([])
  })
})

test('pages with the same title for search engines are found, each with the path of the other', () => {
  const entry = { path: '/outra', description: 'y'.repeat(100) }
  const other = (fields: object = {}) => ({ ...plan({ ...entry, ...fields }), _id: 'plan-outro' })
  expect(found([plan(), other()], 'searchRepeated')).toMatchObject([
    { path: 'route.title', message: expect.stringContaining('é o mesmo de /outra.') },
    { documentId: 'plan-outro', path: 'route.title' },
  ])
  expect(found([plan(), other({ title: 'Outra' })], 'searchRepeated')).toEqual([])
})

test('finds nothing in correct documents, and does not throw on incomplete ones', () => {
  const at = (path: string, document: StoredDocument) => ({
    ...document,
    route: { path, title: path, description: path.repeat(12) },
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
