import { expect, test } from 'vitest'
import { testLake } from '../../packages/lake/testing/lake.ts'
import { movePage } from '../../studio/actions/movePage.ts'

const change = { from: '/antigo', to: '/novo' }

/** A page with a new path in its draft, and a redirect that stands at that path. */
async function pageAboutToMove() {
  const { client } = await testLake()
  await client
    .transaction()
    .create({ _id: 'page', _type: 'route', path: change.from })
    .create({ _id: 'drafts.page', _type: 'route', path: change.to })
    .create({ _id: 'loop', _type: 'redirect', source: change.to })
    .commit()
  const [published, draft] = await client.getDocuments(['page', 'drafts.page'])
  if (!published || !draft) throw new Error('The page is not in the Lake.')
  return { client, move: { published, draft, change, redirectId: 'redirect-new' } }
}

const CONTENT = '*[_type in ["route", "redirect"]] | order(_id asc){_id, path, source}'

test('a page moves to its new path, which no redirect takes, and the old one leads to it', async () => {
  const { client, move } = await pageAboutToMove()
  await movePage(client, move)
  expect(await client.fetch(CONTENT)).toEqual([
    { _id: 'page', path: '/novo', source: null },
    { _id: 'redirect-new', path: null, source: '/antigo' },
  ])
  expect(await client.fetch('*[_id == "redirect-new"][0].target->path')).toBe('/novo')
})

test('a page that somebody changes meanwhile stays where it is, without a redirect', async () => {
  const { client, move } = await pageAboutToMove()
  await client.patch('drafts.page').set({ name: 'Outro nome' }).commit()
  await expect(movePage(client, move)).rejects.toThrow()
  expect(await client.fetch(CONTENT)).toEqual([
    { _id: 'drafts.page', path: '/novo', source: null },
    { _id: 'loop', path: null, source: '/novo' },
    { _id: 'page', path: '/antigo', source: null },
  ])
})
