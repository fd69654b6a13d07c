import { describe, expect, test } from 'vitest'
import { paragraph, reference, withRoute } from '../fixtures/documents.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { contentOf } from '../sections/kinds.ts'
import { loadKind } from '../testing/load.ts'

function partnerPage(fields: object): StoredDocument[] {
  return [
    withRoute({ _id: 'partnerPage', _type: 'partnerPage', ...fields }, { path: '/parceiros-elos' }),
    { _id: 'claim-comissao', _type: 'claim', kind: 'percent', amount: 250, qualifier: 'upTo' },
    {
      _id: 'cat-all',
      _type: 'faqCategory',
      label: 'Todas',
      slug: { current: 'all' },
      color: 'accent',
    },
    { _id: 'cat-x', _type: 'faqCategory', label: 'Sem identificador' },
    {
      _id: 'q1',
      _type: 'partnerFaqItem',
      number: 1,
      question: 'O cliente é meu?',
      answer: [paragraph('Sim.'), paragraph('Sempre.')],
      categories: [reference('cat-all'), reference('cat-x')],
      keywords: ['cliente'],
    },
  ]
}

async function loadPartner(fields: object) {
  return (await loadKind('partner', '/parceiros-elos', partnerPage(fields))).subject
}

async function loadQuestions(fields: object) {
  const { sections } = await loadPartner({ faq: { items: [reference('q1')], ...fields } })
  return contentOf('partnerQuestions', sections)
}

describe('the partner page', () => {
  test('has the commission as its counter', async () => {
    const { hero } = await loadPartner({
      hero: { counter: { claim: reference('claim-comissao'), text: 'em cada venda' } },
    })
    expect(hero.counter).toMatchObject({
      claim: { amount: 250, qualifierText: 'até', amountText: '250%' },
      text: 'em cada venda',
    })
  })

  test("has 'sob consulta' as its counter without a commission", async () => {
    const { hero } = await loadPartner({})
    expect(hero.counter.claim).toMatchObject({ text: 'sob consulta', amount: null })
  })

  test('has the slugs of the categories and the plain answer of each question', async () => {
    const questions = await loadQuestions({
      categories: [reference('cat-all'), reference('cat-x')],
    })
    expect(questions?.categories).toEqual([{ slug: 'all', label: 'Todas', color: 'accent' }])
    expect(questions?.items).toMatchObject([
      { number: 1, tags: ['all'], keywords: ['cliente'], plainAnswer: 'Sim.\nSempre.' },
    ])
  })

  test('has no section of an empty list', async () => {
    const heading = { title: 'Título' }
    const { sections } = await loadPartner({
      story: { ...heading, steps: [] },
      howItWorks: { ...heading, steps: [] },
      specialists: { ...heading, pairs: [] },
      advantages: { ...heading, items: [] },
      carriers: { ...heading, items: [] },
      faq: { ...heading, items: [] },
    })
    expect(sections).toEqual([])
  })

  test.each([
    [4, 4],
    [undefined, 6],
    [0, 1],
  ])('with the page size %s shows %s questions a page', async (pageSize, shown) => {
    expect((await loadQuestions({ pageSize }))?.pageSize).toBe(shown)
  })
})
