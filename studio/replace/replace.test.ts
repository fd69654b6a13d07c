import type { ReviewDocument } from '@elos/content/review/type'
import { createSchema, type SchemaType } from 'sanity'
import { describe, expect, test } from 'vitest'
import { schemaTypes } from '../schemas/index.ts'
import { seedDocuments } from '../seed/documents.ts'
import { changeOf, excerptOf, findIn } from './find.ts'
import type { Wanted } from './pattern.ts'
import { documentChange } from './plan.ts'
import { writtenIn } from './texts.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })

function typeOf({ _type }: ReviewDocument): SchemaType {
  const type = schema.get(_type)
  if (!type) throw new Error(`There is no type ${_type}`)
  return type
}

const loosely = (text: string): Wanted => ({ text, exact: false, wholeWords: false })

const hitsIn = (document: ReviewDocument, wanted: string) =>
  findIn(document, writtenIn(typeOf(document), document), loosely(wanted))

/** The fields in which a text is found. */
const fieldsWith = (document: ReviewDocument, wanted: string) =>
  hitsIn(document, wanted).map(({ place }) => [place.path, place.label])

/** A document after a replacement everywhere: the new values by path. */
function replaced(document: ReviewDocument, wanted: string, replacement: string) {
  const hits = hitsIn(document, wanted)
  return documentChange({ document, hits }, loosely(wanted), replacement)?.after
}

const span = (_key: string, text: string, ...marks: string[]) => ({
  _type: 'span',
  _key,
  text,
  marks,
})

const block = (_key: string, ...children: object[]) => ({
  _type: 'block',
  _key,
  style: 'normal',
  markDefs: [{ _type: 'externalLink', _key: 'm', url: 'https://elos.example/plano' }],
  children,
})

const article: ReviewDocument = {
  _id: 'article-a',
  _type: 'article',
  title: 'Plano barato',
  slug: { _type: 'slug', current: 'plano-barato' },
  icon: 'plano',
  publishedAt: '2025-01-01',
  cover: { _type: 'imageWithAlt', alt: 'Um plano na mesa', asset: { _ref: 'image-plano' } },
  body: [
    block('a', span('1', 'O pla'), span('2', 'no', 'strong'), span('3', ' custa pouco.')),
    block('b', span('1', 'Do pla'), { _type: 'claimRef', _key: '2' }, span('3', 'no.')),
    {
      _type: 'dataTable',
      _key: 'c',
      caption: 'Cada plano',
      rows: [{ _key: 'r', cells: [{ _key: 'x', text: 'plano A' }, { _key: 'y' }] }],
    },
  ],
}

const price: ReviewDocument = {
  _id: 'claim-a',
  _type: 'claim',
  title: 'Amil: mensalidade',
  measure: 'preco-mensal',
  kind: 'price',
  amount: 150,
  qualifier: 'from',
  period: 'month',
  text: 'um texto de R$ 150 que o formulário esconde',
}

describe('a text is found', () => {
  test('in fields, in what is below them, and across the marks of a paragraph', () => {
    expect(fieldsWith(article, 'plano')).toEqual([
      ['title', 'Título'],
      ['body[_key=="a"]', 'Texto'],
      ['body[_key=="c"].caption', 'Texto › Título da tabela'],
      ['body[_key=="c"].rows[_key=="r"].cells[_key=="x"].text', 'Texto › Linhas › Células › Texto'],
      ['cover.alt', 'Imagem de capa › Descrição da imagem'],
    ])
  })

  test('not in slugs, icons, dates, addresses, references and across an object in a paragraph', () => {
    for (const code of ['plano-barato', 'image-plano', '2025-01-01', 'elos.example', 'normal'])
      expect(fieldsWith(article, code), code).toEqual([])
  })

  test('not in the path of a page, but in its texts', () => {
    const route = { path: '/amil', name: 'Amil', keywords: ['plano amil'] }
    const plan = { _id: 'p', _type: 'plan', route }
    expect(fieldsWith(plan, 'amil').map(([path]) => path)).toEqual([
      'route.name',
      'route.keywords[0]',
    ])
  })

  test('in its sentence', () => {
    const text = 'Antes. Aqui o plano custa R$ 10,50 por dia. Depois.'
    const [hit] = hitsIn({ ...article, title: text }, 'plano')
    expect(hit && excerptOf(hit)).toEqual({
      before: 'Aqui o ',
      found: 'plano',
      after: ' custa R$ 10,50 por dia.',
    })
  })
})

describe('an amount', () => {
  test.each(['R$ 150', '150', '150,00', 'R$ 150,00'])('is found as %j', (wanted) => {
    const [hit, ...others] = hitsIn(price, wanted)
    expect(others).toEqual([])
    expect(hit && excerptOf(hit).found).toBe('a partir de R$\u00a0150 por mês')
  })

  test.each(['R$ 1.500', '15', '150%', 'R$'])('is not found as %j', (wanted) => {
    expect(hitsIn(price, wanted)).toEqual([])
  })

  test('is replaced by an amount only', () => {
    const [hit] = hitsIn(price, 'R$ 150')
    if (!hit) throw new Error('Expected a hit')
    expect(changeOf(hit, loosely('R$ 150'), 'R$ 169,90')).toEqual({
      value: 169.9,
      shown: 'a partir de R$\u00a0169,90 por mês',
    })
    for (const none of ['cento e sessenta', '169.90', '150', ''])
      expect(changeOf(hit, loosely('R$ 150'), none), none).toBeUndefined()
  })

  test('is replaced in the field, and nothing that the form hides', () => {
    expect(replaced(price, 'R$ 150', 'R$ 160')).toEqual({ amount: 160 })
  })
})

describe('a replacement', () => {
  test('stands in the first of the spans that it reaches over', () => {
    expect(replaced(article, 'o plano', 'O convênio')).toEqual({
      'body[_key=="a"].children[_key=="1"].text': 'O convênio',
      'body[_key=="a"].children[_key=="2"].text': '',
    })
  })

  test('is made at each find of a text, whatever its length', () => {
    const document = { ...article, title: 'Plano, plano e plano', body: [], cover: undefined }
    expect(replaced(document, 'plano', 'seguro saúde')).toEqual({
      title: 'Seguro saúde, seguro saúde e seguro saúde',
    })
  })

  test('of two finds over the same span keeps both', () => {
    const body = [block('a', span('1', 'um pla'), span('2', 'no e outro pla'), span('3', 'no'))]
    expect(replaced({ ...article, title: '', body, cover: undefined }, 'plano', 'guia')).toEqual({
      'body[_key=="a"].children[_key=="1"].text': 'um guia',
      'body[_key=="a"].children[_key=="2"].text': ' e outro guia',
      'body[_key=="a"].children[_key=="3"].text': '',
    })
  })

  test('leaves the finds that nobody chose', () => {
    const document = { ...article, title: 'plano e plano', body: [], cover: undefined }
    const hits = hitsIn(document, 'plano').slice(1)
    const change = documentChange({ document, hits }, loosely('plano'), 'guia')
    expect(change?.after).toEqual({ title: 'plano e guia' })
    expect(change?.before).toEqual({ title: 'plano e plano' })
  })
})

test('in the first content every text that is found stands in a field with a title', () => {
  const documents = seedDocuments().map((each): ReviewDocument => ({ ...each }))
  const places = documents.flatMap((each) => hitsIn(each, 'plano').map(({ place }) => place))
  expect(places.length).toBeGreaterThan(300)
  expect(places.filter(({ label }) => !label)).toEqual([])
})
