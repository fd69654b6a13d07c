import { expect, test, vi } from 'vitest'
import { makeAnswer } from './make.ts'

vi.mock('../lake.ts', async () => {
  const { lakeOf } = await import('@elos/content/testing/lake')
  return { lake: lakeOf([]) }
})

test.each(['/', '/bradesco-saude', '/blog'])(
  'without any content %s is the 404 page',
  async (path) => {
    const { response } = await makeAnswer(path, new Date())
    expect(response.status).toBe(404)
    expect(await response.text()).toMatch(/<h1[^>]*>Página Não Encontrada<\/h1>/)
  },
)
