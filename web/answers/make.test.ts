import type { ContentClient } from '@elos/content/parts/read/client'
import { lakeOf } from '@elos/content/testing/lake'
import { expect, test, vi } from 'vitest'
import { makeAnswer } from './make.ts'
import { SITE_FILES } from './paths.ts'

const server = vi.hoisted(() => ({ answers: undefined as ContentClient | undefined }))

vi.mock('../lake.ts', async () => {
  const { wholeAnswers } = await import('../wholeAnswers.ts')
  const lake: ContentClient = {
    fetch: (query, params) =>
      server.answers?.fetch(query, params) ?? Promise.reject(new Error('There is no server')),
  }
  return { lake: wholeAnswers(lake) }
})

const always = (answer: unknown): ContentClient => ({
  fetch: async () => JSON.parse(JSON.stringify(answer)),
})

const PATHS = [
  ...['/', '/amil-saude', '/amil-saude.md', '/social/amil-saude.png', '/cotacao/amil-saude'],
  ...SITE_FILES,
]

test.each([
  ['a list without documents to every query', always([])],
  ['null', always(null)],
  ['something else than was asked for', always({ route: 7 })],
  ['as one without documents does', lakeOf([])],
])('a content server that answers %s makes nothing that visitors see', async (_, answers) => {
  server.answers = answers
  const statuses = await Promise.all(
    PATHS.map((path) =>
      makeAnswer(path, new Date()).then(
        ({ response }) => [path, response.status],
        () => [path, 'failed'],
      ),
    ),
  )
  // Before a 404 takes the place of an answer the site asks for a reading (web/freshness/believed.ts).
  expect(statuses.filter(([, status]) => status !== 404 && status !== 'failed')).toEqual([])
})
