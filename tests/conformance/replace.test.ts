import type { StoredDocument } from '@elos/content/parts/stored/document'
import { testLake } from '@elos/lake/testing/lake'
import { matchesIn, replaceMutations } from '@elos/studio/review/replace/matches'
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
  return client.transaction(replaceMutations(chosen, 'convênio'))
}

test('a replacement changes drafts only', async () => {
  const client = await lakeWithQuestions()
  await (await replacementIn(client)).commit()
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
  const replacement = await replacementIn(client)
  await client.createOrReplace(question(id, 'De outra pessoa'))
  const before = await questionsIn(client)
  await expect(replacement.commit()).rejects.toThrow()
  expect(await questionsIn(client)).toEqual(before)
})
