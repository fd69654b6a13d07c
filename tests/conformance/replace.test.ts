import type { ReviewDocument } from '@elos/content/review/type'
import { testLake } from '@elos/lake/testing/lake'
import { applyChanges, undoChanges } from '@elos/studio/replace/apply'
import type { DocumentChange } from '@elos/studio/replace/plan'
import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'

const question = (_id: string, text: string) => ({ _id, _type: 'siteFaqItem', question: text })

/** A Lake with a published question, one with a draft, and one that is only a draft. */
async function lakeWithQuestions() {
  const { client } = await testLake()
  await client
    .transaction()
    .create(question('faq-a', 'O plano A?'))
    .create(question('faq-b', 'O plano B?'))
    .create(question('drafts.faq-b', 'O plano B, hoje?'))
    .create(question('drafts.faq-c', 'O plano C?'))
    .commit()
  return client
}

const questionsIn = async (client: SanityClient) => {
  const all = await client.fetch<ReviewDocument[]>('*[_type == "siteFaqItem"] | order(_id asc)')
  return Object.fromEntries(all.map((each) => [each._id, each.question]))
}

/** The change of 'plano' into 'convênio' in the newest version of each question. */
async function changesIn(client: SanityClient): Promise<DocumentChange[]> {
  const ids = ['faq-a', 'drafts.faq-b', 'drafts.faq-c']
  const documents = await client.getDocuments<ReviewDocument>(ids)
  return documents.flatMap((document) => {
    const before = String(document?.question)
    const after = before.replace('plano', 'convênio')
    return document ? [{ document, before: { question: before }, after: { question: after } }] : []
  })
}

test('a replacement changes drafts, and one undo restores all of them', async () => {
  const client = await lakeWithQuestions()
  const before = await questionsIn(client)
  const made = await applyChanges(client, await changesIn(client))
  expect(await questionsIn(client)).toEqual({
    'faq-a': 'O plano A?',
    'drafts.faq-a': 'O convênio A?',
    'faq-b': 'O plano B?',
    'drafts.faq-b': 'O convênio B, hoje?',
    'drafts.faq-c': 'O convênio C?',
  })
  expect(await undoChanges(client, made)).toEqual({ undone: made, kept: [] })
  expect(await questionsIn(client)).toEqual(before)
})

test('an undo leaves what somebody has edited or published since, and names it', async () => {
  const client = await lakeWithQuestions()
  const made = await applyChanges(client, await changesIn(client))
  await client.patch('drafts.faq-a', { set: { question: 'O convênio A, enfim?' } }).commit()
  const [publishedId, draftId] = ['faq-c', 'drafts.faq-c']
  await client.action({ actionType: 'sanity.action.document.publish', publishedId, draftId })
  const { undone, kept } = await undoChanges(client, made)
  expect(undone.map((each) => each.draftId)).toEqual(['drafts.faq-b'])
  expect(kept.map(({ draftId, title }) => [draftId, title])).toEqual([
    ['drafts.faq-a', 'O plano A?'],
    ['drafts.faq-c', 'O plano C?'],
  ])
  expect(await questionsIn(client)).toMatchObject({
    'drafts.faq-a': 'O convênio A, enfim?',
    'drafts.faq-b': 'O plano B, hoje?',
    'faq-c': 'O convênio C?',
  })
})

test.each([
  ['edited', 'drafts.faq-b'],
  ['begun', 'drafts.faq-a'],
])('a replacement is refused as a whole when a draft was %s meanwhile', async (_, id) => {
  const client = await lakeWithQuestions()
  const changes = await changesIn(client)
  await client.createOrReplace(question(id, 'De outra pessoa'))
  const before = await questionsIn(client)
  await expect(applyChanges(client, changes)).rejects.toThrow()
  expect(await questionsIn(client)).toEqual(before)
})
