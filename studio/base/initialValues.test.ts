import { expect, onTestFinished, test, vi } from 'vitest'
import { clientOf } from '../types/testing/client.ts'
import { queried } from '../types/testing/groq.ts'
import { validate } from '../types/testing/validate.ts'
import { lastIn, newArticle, newClaim, newLanding, today } from './initialValues.ts'

/** A client that queries the given documents without a network. */
const contextOf = (documents: object[]) => ({
  getClient: () =>
    clientOf((query, parameters) =>
      queried(query, { type: JSON.parse(parameters.get('$type') ?? 'null') }, documents),
    ),
})

const context = contextOf([
  { _id: 'carrier-a', _type: 'carrier', order: 6 },
  { _id: 'drafts.carrier-b', _type: 'carrier', order: 7 },
  { _id: 'article-a', _type: 'article', number: 10 },
  {
    _id: 'siteSettings',
    _type: 'siteSettings',
    headerButton: { label: 'Solicitar Cotação' },
    chatMessages: { quote: 'Olá! Gostaria de uma cotação.' },
    responseTime: { _type: 'reference', _ref: 'claim-resposta' },
  },
])

test('a new document comes last, after drafts too, and the first of its type at position 1', async () => {
  expect(await lastIn('order', 'carrier')(undefined, context)).toEqual({ order: 8 })
  expect(await lastIn('order', 'testimonial')(undefined, context)).toEqual({ order: 1 })
})

test('a new claim is checked today', () => {
  expect(newClaim()).toEqual({ asOf: today() })
})

test('a new article is number eleven, written and reviewed today, with an icon', async () => {
  const day = today()
  expect(await newArticle(undefined, context)).toMatchObject({
    number: 11,
    publishedAt: day,
    reviewedAt: day,
    icon: 'file-text',
  })
})

test.each([
  ['article', newArticle],
  ['carrier', newLanding('carrier')],
])(
  'a new %s closes with the button, the message and the promise of the settings',
  async (_type, newOne) => {
    const value = await newOne(undefined, context)
    expect(value).toMatchObject({
      closing: { label: 'Solicitar Cotação' },
      chatMessage: 'Olá! Gostaria de uma cotação.',
    })
    const wrong = await validate({ _type, ...value })
    expect(wrong.filter(({ path }) => /^(closing|chatMessage|order|number)/.test(path))).toEqual([])
  },
)

test('a new page has no closing before there are settings', async () => {
  expect(await newLanding('carrier')(undefined, contextOf([]))).toEqual({ order: 1 })
})

test('a new document begins without what cannot be read, rather than not at all', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const first = (
    newOne: typeof newArticle | ReturnType<typeof lastIn>,
    answer: () => Promise<never>,
  ) => newOne(undefined, { getClient: () => clientOf(answer) })
  const values = Promise.all([
    first(lastIn('order', 'carrier'), () => Promise.reject(new TypeError('Failed to fetch'))),
    first(newArticle, () => new Promise(() => {})),
  ])
  await vi.advanceTimersByTimeAsync(10_000)
  const day = today()
  expect(await values).toEqual([{}, { publishedAt: day, reviewedAt: day, icon: 'file-text' }])
})
