import { expect, test } from 'vitest'
import type { StoredDocument } from '../parts/stored/document.ts'
import { article, found, legal, plan } from '../testing/review.ts'

const listed = (_type: string, count: number): StoredDocument[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: `${_type}-${index}`,
    _type,
    route: { path: `/${_type}-${index}` },
  }))
const lists = [...listed('carrier', 6), ...listed('article', 10)]
const offers = ['a', 'b', 'c'].map((key) => ({ _key: key, carrier: { _ref: `carrier-${key}` } }))
const saying = (text: string): StoredDocument => ({ ...legal, lead: text })

const campaign = (section: object, title: string): StoredDocument => ({
  _id: 'freePage-a',
  _type: 'freePage',
  sections: [{ _key: 'a', _type: 'sellers', ...section, title }],
})

const wrongIn = (document: StoredDocument) =>
  found([...lists, { ...plan(), offers }, document], 'countTyped')

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
  [
    'of the carriers that a free page chooses',
    campaign({ carriers: [{ _ref: 'carrier-a' }, { _ref: 'carrier-b' }] }, 'As seis operadoras'),
    'duas operadoras',
  ],
  [
    'of the carriers of the plan that a free page shows',
    campaign({ plan: { _ref: 'plan-familiar' } }, 'As seis operadoras'),
    'três operadoras',
  ],
  [
    'on a free page that does not say who sells',
    campaign({ _type: 'fit' }, 'As duas operadoras'),
    'seis operadoras',
  ],
])('a number %s is found where it differs from the list', (_, document, right) => {
  expect(wrongIn(document)).toMatchObject([
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
])('no number is found in "%s"', (text) => {
  expect(wrongIn(saying(text))).toEqual([])
})

test('a number is advice in an article, unless it speaks of the whole list', () => {
  const advising = (title: string) => ({ ...article, closing: { title } })
  expect(wrongIn(advising('Compare três operadoras.'))).toEqual([])
  expect(wrongIn(advising('Veja as três operadoras.'))).toHaveLength(1)
})
