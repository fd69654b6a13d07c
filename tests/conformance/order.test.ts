import type { StoredDocument } from '@elos/content/parts/stored/document'
import { inOrder, saveOrder } from '@elos/studio/desk/ordering/order'
import type { SanityClient } from '@sanity/client'
import { expect, test, vi } from 'vitest'
import { lakeWith } from './lakeWith.ts'

const LIST = { type: 'siteFaqItem', title: 'Perguntas', field: 'order' } as const
const BEFORE = ['faq-a', 'faq-b']
const CHANGE = { before: BEFORE, after: BEFORE.toReversed() }
const question = (_id: string, order: number) => ({ _id, _type: LIST.type, order })
const reference = (_ref: string) => ({ _key: _ref, _type: 'reference', _ref })

/** A Lake with two questions, and a home page that shows them. */
const lakeWithQuestions = () =>
  lakeWith([
    question('faq-a', 1),
    question('faq-b', 2),
    { _id: 'homePage', _type: 'homePage', faq: { items: BEFORE.map(reference) } },
  ])

async function documentsIn(client: SanityClient) {
  const all = await client.fetch<StoredDocument[]>('*', {}, { perspective: 'raw' })
  return new Map(all.map((each) => [each._id, each]))
}

const orderIn = async (client: SanityClient) => inOrder(await documentsIn(client), LIST)
const shownIn = (client: SanityClient) => client.fetch('*[_id == "homePage"][0].faq.items[]._ref')

test('a new order is saved in the documents and in the lists of pages', async () => {
  const client = await lakeWithQuestions()
  expect(await saveOrder(client, LIST, CHANGE)).toBe(true)
  expect(await orderIn(client)).toEqual(CHANGE.after)
  expect(await shownIn(client)).toEqual(CHANGE.after)
})

test('an edit of a text since the list was shown stays, and hinders nothing', async () => {
  const client = await lakeWithQuestions()
  await client.patch('faq-a', { set: { question: 'Por quê?' } }).commit()
  expect(await saveOrder(client, LIST, CHANGE)).toBe(true)
  expect(await client.getDocument('faq-a')).toMatchObject({ question: 'Por quê?', order: 2 })
})

test('an order that somebody else has changed since the list was shown is not overwritten', async () => {
  const client = await lakeWithQuestions()
  await client.create(question('faq-c', 1))
  expect(await saveOrder(client, LIST, CHANGE)).toBe(false)
  expect(await orderIn(client)).toEqual(['faq-a', 'faq-c', 'faq-b'])
})

test('nothing is saved over an edit of a page that is made at this moment', async () => {
  const client = await lakeWithQuestions()
  const { fetch } = client
  const reading = vi.spyOn(client, 'fetch').mockImplementation(async (...args) => {
    const answer = await fetch.apply(client, args)
    await client.patch('homePage', { set: { title: 'Outro' } }).commit()
    return answer
  })
  expect(await saveOrder(client, LIST, CHANGE)).toBe(false)
  reading.mockRestore()
  expect(await orderIn(client)).toEqual(BEFORE)
  expect(await shownIn(client)).toEqual(BEFORE)
})
