import { author } from '@elos/content/fixtures/documents'
import { expect, test } from 'vitest'
import { seedDocuments } from '../seed/documents.ts'
import { queried } from '../types/testing/groq.ts'
import { MAIN_DOCUMENT } from './mainDocuments.ts'

const dataset = [...seedDocuments(), author]

test.each([
  ['/', 'homePage'],
  ['/bradesco-saude', 'carrier-bradesco'],
  ['/blog', 'blogPage'],
  ['/blog/plano-saude-alice-onde-contratar', 'article-plano-saude-alice-onde-contratar'],
  ['/blog/autor/ana-souza', 'author-ana'],
])('%s is about %s', async (path, id) => {
  expect(await queried(`*[${MAIN_DOCUMENT}]._id`, { path }, dataset)).toEqual([id])
})
