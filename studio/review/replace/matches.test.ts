import type { StoredDocument } from '@elos/content/parts/stored/document'
import { createSchema, type SchemaType } from 'sanity'
import { describe, expect, test } from 'vitest'
import { seedDocuments } from '../../seed/documents.ts'
import { schemaTypes } from '../../types/index.ts'
import { excerptOf, matchesIn, valuesAfter } from './matches.ts'
import { textsOf } from './texts.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })

function typeOf({ _type }: StoredDocument): SchemaType {
  const type = schema.get(_type)
  if (!type) throw new Error(`There is no type ${_type}`)
  return type
}

const matchesOf = (document: StoredDocument, text: string, exact = false) =>
  matchesIn(textsOf(typeOf(document), document), { text, exact, wholeWords: false })

/** The fields in which a text is found. */
const fieldsWith = (document: StoredDocument, text: string) =>
  matchesOf(document, text).map((match) => [match.text.path, match.text.label])

/** A document after a replacement everywhere: the new values by path. */
const replaced = (document: StoredDocument, text: string, replacement: string) =>
  valuesAfter(matchesOf(document, text), replacement)

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

const article: StoredDocument = {
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

const price: StoredDocument = {
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

  test('not in a field that the form hides', () => {
    expect(fieldsWith(price, 'R$ 150')).toEqual([])
    expect(fieldsWith({ ...price, kind: 'text' }, 'R$ 150')).toEqual([
      ['text', 'Texto da afirmação'],
    ])
  })

  test('and shown with the words around it', () => {
    const before = 'Antes dele, '.repeat(20)
    const [match] = matchesOf({ ...article, title: `${before}o plano custa pouco.` }, 'plano')
    expect(match && excerptOf(match)).toEqual({
      before: `…${`${before}o `.slice(-90)}`,
      found: 'plano',
      after: ' custa pouco.',
    })
  })
})

test('a match keeps its id when somebody writes before it in the same text', () => {
  const idsIn = (title: string) => matchesOf({ ...article, title }, 'plano').map(({ id }) => id)
  expect(idsIn('O plano e o outro plano')).toEqual(idsIn('Um plano e o outro plano'))
})

describe('a replacement', () => {
  test('stands in the first of the spans that it reaches over', () => {
    expect(replaced(article, 'o plano', 'O convênio')).toEqual({
      'body[_key=="a"].children[_key=="1"].text': 'O convênio',
      'body[_key=="a"].children[_key=="2"].text': '',
    })
  })

  test('is made at each match in a text, whatever its length', () => {
    const document = { ...article, title: 'Plano, plano e plano', body: [], cover: undefined }
    expect(replaced(document, 'plano', 'seguro saúde')).toEqual({
      title: 'Seguro saúde, seguro saúde e seguro saúde',
    })
  })

  test('is written as staff wrote it, where they tell letters apart', () => {
    const matches = matchesOf({ ...article, body: [], cover: undefined }, 'Plano', true)
    expect(valuesAfter(matches, 'guia')).toEqual({ title: 'guia barato' })
  })

  test('at two matches over the same span keeps both', () => {
    const body = [block('a', span('1', 'um pla'), span('2', 'no e outro pla'), span('3', 'no'))]
    expect(replaced({ ...article, title: '', body, cover: undefined }, 'plano', 'guia')).toEqual({
      'body[_key=="a"].children[_key=="1"].text': 'um guia',
      'body[_key=="a"].children[_key=="2"].text': ' e outro guia',
      'body[_key=="a"].children[_key=="3"].text': '',
    })
  })

  test('is made by position at paragraphs and spans to which a program gave the same key', () => {
    const body = [
      block('a', span('1', 'um plano '), span('1', 'e outro plano')),
      block('a', span('1', 'mais um plano')),
    ]
    expect(replaced({ ...article, title: '', body, cover: undefined }, 'plano', 'guia')).toEqual({
      'body[0].children[0].text': 'um guia ',
      'body[0].children[1].text': 'e outro guia',
      'body[1].children[_key=="1"].text': 'mais um guia',
    })
  })

  test('leaves the matches that nobody chose', () => {
    const document = { ...article, title: 'plano e plano', body: [], cover: undefined }
    const chosen = matchesOf(document, 'plano').slice(1)
    expect(valuesAfter(chosen, 'guia')).toEqual({ title: 'plano e guia' })
  })
})

test('in the first content every text that is found stands in a field with a title', () => {
  const documents = seedDocuments().map((each): StoredDocument => ({ ...each }))
  const texts = documents.flatMap((each) => matchesOf(each, 'plano').map(({ text }) => text))
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.filter(({ label }) => !label)).toEqual([])
})
