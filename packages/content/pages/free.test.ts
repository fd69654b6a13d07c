import { describe, expect, test } from 'vitest'
import { paragraph, reference, withRoute } from '../fixtures/documents.ts'
import { hasQuoteForm } from '../page/quoteForm.ts'
import { load, loadKind } from '../testing/load.ts'

const plan = withRoute({ _id: 'plan-mei', _type: 'plan', name: 'MEI' }, { path: '/plano-mei' })
const free = { _id: 'freePage-a', _type: 'freePage', name: 'Campanha' }

const at = (fields: object) => withRoute({ ...free, ...fields }, { path: '/campanha' })

describe('a page that staff compose, with a period', () => {
  const documents = [
    plan,
    at({
      publishAt: '2025-06-10T03:00:00Z',
      unpublishOn: '2025-06-20',
      replacement: reference(plan._id),
    }),
  ]

  test.each([
    ['2025-06-10T02:59:59Z', { outcome: 'missing', pages: [{ path: '/plano-mei' }] }],
    ['2025-06-10T03:00:00Z', { outcome: 'page' }],
    ['2025-06-20T02:59:59Z', { outcome: 'page' }],
    ['2025-06-20T03:00:00Z', { outcome: 'redirect', location: '/plano-mei', permanent: false }],
  ])('at %s is answered with %o', async (moment, outcome) => {
    expect(await load('/campanha', documents, new Date(moment))).toMatchObject(outcome)
  })
})

test('a page that has left leads to where its replacement leads once that has left too', async () => {
  const next = withRoute(
    { ...free, _id: 'freePage-b', unpublishOn: '2025-06-20', replacement: reference(plan._id) },
    { path: '/proxima' },
  )
  const documents = [
    plan,
    next,
    at({ unpublishOn: '2025-06-01', replacement: reference(next._id) }),
  ]
  const locationOn = async (day: string) =>
    load('/campanha', documents, new Date(`${day}T12:00:00Z`))
  expect(await locationOn('2025-06-19')).toMatchObject({
    location: '/proxima',
    freshUntil: new Date('2025-06-20T03:00:00Z'),
  })
  expect(await locationOn('2025-06-20')).toMatchObject({ location: '/plano-mei', permanent: false })
})

describe('a page that staff compose', () => {
  test('has a quote form of its own when it is about something', async () => {
    const about = async (fields: object) =>
      hasQuoteForm(await loadKind('free', '/campanha', [plan, at(fields)]))
    expect(await about({ subject: reference(plan._id) })).toBe(true)
    expect(await about({})).toBe(false)
  })

  test('is renewed with what its sections show, and not with what its quote form asks about', async () => {
    const tagsOf = async (fields: object) => (await load('/campanha', [plan, at(fields)])).tags
    const sellers = { _key: 'a', _type: 'sellers', plan: reference(plan._id) }
    expect(await tagsOf({ subject: reference(plan._id) })).not.toContain('doc:plan-mei')
    expect(await tagsOf({ sections: [sellers] })).toContain('doc:plan-mei')
  })

  test('has the words of a link to a part of a page that is gone, which leads to no part of its own', async () => {
    const target = { page: reference('carrier-fora'), anchor: 'precos' }
    const body = [
      {
        ...paragraph('Veja os preços'),
        markDefs: [{ _type: 'routeLink', _key: 'm', ...target }],
        children: [{ _type: 'span', _key: 's', text: 'Veja os preços', marks: ['m'] }],
      },
    ]
    const sections = [
      { _key: 'p', _type: 'prose', title: 'Texto', body },
      {
        _key: 's',
        _type: 'steps',
        title: 'Passos',
        items: [{ _key: 'i', title: 'Um', ...target }],
      },
    ]
    const { subject } = await loadKind('free', '/campanha', [at({ sections })])
    expect(JSON.stringify(subject.sections)).toContain('Veja os preços')
    expect(JSON.stringify(subject.sections)).not.toContain('#precos')
    const carrier = withRoute({ _id: 'carrier-fora', _type: 'carrier' }, { path: '/fora' })
    const there = await loadKind('free', '/campanha', [at({ sections }), carrier])
    expect(JSON.stringify(there.subject.sections).match(/\/fora#precos/g)).toHaveLength(2)
  })

  test('counts the carriers of its own section, and without one, or in a shared question, those of the site', async () => {
    const carriers = ['a', 'b', 'c'].map((key) =>
      withRoute({ _id: `carrier-${key}`, _type: 'carrier', name: `Operadora ${key}` }),
    )
    const sellers = { _key: 's', _type: 'sellers', carriers: [reference('carrier-a')] }
    const titleOf = async (sections: object[]) => {
      const page = at({ hero: { title: 'Com {{operadoras}}' }, sections })
      return (await loadKind('free', '/campanha', [...carriers, page])).subject.hero.title
    }
    expect(await titleOf([sellers])).toBe('Com uma operadora')
    expect(await titleOf([])).toBe('Com três operadoras')
    const question = {
      _id: 'faq-quantas',
      _type: 'siteFaqItem',
      question: 'Quantas vocês comparam?',
      answer: [paragraph('Comparamos {{operadoras}}.')],
    }
    const questions = { _key: 'q', _type: 'questions', items: [reference(question._id)] }
    const page = at({ sections: [sellers, questions] })
    const { subject } = await loadKind('free', '/campanha', [...carriers, question, page])
    expect(JSON.stringify(subject.sections)).toContain('Comparamos três operadoras.')
  })
})
