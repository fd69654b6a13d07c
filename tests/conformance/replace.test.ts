import type { StoredDocument } from '@elos/content/parts/stored/document'
import {
  type Replacement,
  replaceIn,
  replacementOf,
  undo,
} from '@elos/studio/review/replace/lastReplacement'
import { matchesIn, replaceMutations } from '@elos/studio/review/replace/matches'
import type { SanityClient } from '@sanity/client'
import { expect, test, vi } from 'vitest'
import { lakeWith, publish } from './lakeWith.ts'

const question = (_id: string, text: string) => ({ _id, _type: 'siteFaqItem', question: text })

/** A Lake with a published question, one with a draft, and one that is only a draft. */
const lakeWithQuestions = () =>
  lakeWith([
    question('faq-a', 'O plano A?'),
    question('faq-b', 'O plano B?'),
    question('drafts.faq-b', 'O plano B, hoje?'),
    question('drafts.faq-c', 'O plano C?'),
  ])

const questionsIn = async (client: SanityClient) => {
  const all = await client.fetch<StoredDocument[]>('*[_type == "siteFaqItem"] | order(_id asc)')
  return Object.fromEntries(all.map((each) => [each._id, each.question]))
}

/** Replaces 'plano' by 'convênio' in the newest version of each question. */
async function replacementIn(client: SanityClient) {
  const ids = ['faq-a', 'drafts.faq-b', 'drafts.faq-c']
  const documents = await client.getDocuments<StoredDocument>(ids)
  const query = { text: 'plano', exact: true, wholeWords: false }
  const chosen = documents.flatMap((document) => {
    const path = 'question'
    const text = { path, label: 'Pergunta', parts: [{ path, text: String(document?.question) }] }
    return document ? [{ document, matches: matchesIn([text], query) }] : []
  })
  return { chosen, transaction: client.transaction(replaceMutations(chosen, 'convênio')) }
}

test('a replacement changes drafts only', async () => {
  const client = await lakeWithQuestions()
  await (await replacementIn(client)).transaction.commit()
  expect(await questionsIn(client)).toEqual({
    'faq-a': 'O plano A?',
    'drafts.faq-a': 'O convênio A?',
    'faq-b': 'O plano B?',
    'drafts.faq-b': 'O convênio B, hoje?',
    'drafts.faq-c': 'O convênio C?',
  })
})

test.each([
  ['edited', 'drafts.faq-b'],
  ['begun', 'drafts.faq-a'],
])('a replacement is refused as a whole when a draft was %s meanwhile', async (_, id) => {
  const client = await lakeWithQuestions()
  const { transaction } = await replacementIn(client)
  await client.createOrReplace(question(id, 'De outra pessoa'))
  const before = await questionsIn(client)
  await expect(transaction.commit()).rejects.toThrow()
  expect(await questionsIn(client)).toEqual(before)
})

test('a replacement that was published is undone in drafts, where nobody has written something else', async () => {
  const client = await lakeWithQuestions()
  const { chosen, transaction } = await replacementIn(client)
  const made = replacementOf(chosen, 'plano', 'convênio')
  await transaction.commit()
  for (const id of ['faq-a', 'faq-b', 'faq-c']) await publish(client, id)
  await client.patch('faq-c', { set: { question: 'Outra coisa?' } }).commit()

  expect(await undo(client, made)).toEqual({ restored: 2, left: 1 })
  expect(await questionsIn(client)).toEqual({
    'faq-a': 'O convênio A?',
    'drafts.faq-a': 'O plano A?',
    'faq-b': 'O convênio B, hoje?',
    'drafts.faq-b': 'O plano B, hoje?',
    'faq-c': 'Outra coisa?',
  })
})

test('what already says what it said before the replacement is neither undone nor counted', async () => {
  const client = await lakeWithQuestions()
  const { chosen } = await replacementIn(client)
  const made = replacementOf(chosen, 'plano', 'convênio')
  expect(await undo(client, made)).toEqual({ restored: 0, left: 0 })
})

const EARLIER: Replacement = { text: '24 horas', by: '24h', changes: [] }

test('a replacement is remembered, and can be undone, though the answer of the server is lost', async () => {
  const client = await lakeWithQuestions()
  const before = await questionsIn(client)
  const { chosen, transaction } = await replacementIn(client)
  const commit = transaction.commit.bind(transaction)
  vi.spyOn(transaction, 'commit').mockImplementation(async () => {
    await commit()
    throw new Error('The connection was lost.')
  })
  vi.spyOn(client, 'transaction').mockReturnValueOnce(transaction)
  const made = replacementOf(chosen, 'plano', 'convênio')
  const remember = vi.fn()
  await expect(replaceIn(client, chosen, made, { last: EARLIER, remember })).rejects.toThrow('lost')
  expect(remember).toHaveBeenLastCalledWith(made)
  await undo(client, made)
  expect(await questionsIn(client)).toEqual({ ...before, 'drafts.faq-a': 'O plano A?' })
})

test('the replacement before is remembered again when the server refuses the next', async () => {
  const client = await lakeWithQuestions()
  const { chosen } = await replacementIn(client)
  await client.createOrReplace(question('drafts.faq-b', 'De outra pessoa'))
  const made = replacementOf(chosen, 'plano', 'convênio')
  const remember = vi.fn()
  await expect(replaceIn(client, chosen, made, { last: EARLIER, remember })).rejects.toThrow()
  expect(remember.mock.calls).toEqual([[made], [EARLIER]])
})
