import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { seedDocuments } from '../seed/documents.ts'
import { MAIN_DOCUMENT } from './mainDocuments.ts'

const dataset = seedDocuments()

test.each([
  ['/', 'homePage'],
  ['/bradesco-saude', 'carrier-bradesco'],
  ['/blog', 'blogPage'],
  ['/blog/plano-saude-alice-onde-contratar', 'article-plano-saude-alice-onde-contratar'],
])('%s is about %s', async (path, id) => {
  const query = parse(`*[${MAIN_DOCUMENT}]._id`, { params: { path } })
  const found = await evaluate(query, { dataset, params: { path } })
  expect(await found.get()).toEqual([id])
})
