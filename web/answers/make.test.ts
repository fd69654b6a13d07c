import { expect, test, vi } from 'vitest'
import { makeAnswer } from './make.ts'
import { SITE_FILES } from './paths.ts'

const server = vi.hoisted(() => ({ answer: null as unknown }))

vi.mock('../lake.ts', async () => {
  const { wholeAnswers } = await import('../wholeAnswers.ts')
  return { lake: wholeAnswers({ fetch: async () => JSON.parse(JSON.stringify(server.answer)) }) }
})

const PATHS = [
  ...['/', '/amil-saude', '/amil-saude.md', '/social/amil-saude.png', '/cotacao/amil-saude'],
  ...SITE_FILES,
]

test.each([
  ['a list without documents', []],
  ['null', null],
  ['no settings', { site: null, page: null, pages: [], blog: null, routes: [] }],
])('of a content server that answers %s nothing is made that visitors see', async (_, answer) => {
  server.answer = answer
  const made = PATHS.map(async (path) => (await makeAnswer(path, new Date())).response.status)
  const statuses = (await Promise.allSettled(made)).map((each, index) => [
    PATHS[index],
    each.status === 'fulfilled' ? each.value : 'failed',
  ])
  // Of a 404 in place of an answer the site asks for a reading first (web/freshness/believed.ts).
  for (const [path, status] of statuses) expect([404, 'failed'], path?.toString()).toContain(status)
})
