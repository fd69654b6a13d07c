import { testLake } from '@elos/lake/testing/lake'
import { movePage } from '@elos/studio/pages/actions/movePage'
import { expect, test } from 'vitest'

const CHANGE = { from: '/antigo', to: '/novo' }

const pageAt = (_id: string, path: string) => ({ _id, _type: 'plan', route: { path } })

/** Creates a page with a new path in its draft, and a redirect that has this path already. */
async function pageAboutToMove() {
  const { client } = await testLake()
  await client
    .transaction()
    .create(pageAt('page', CHANGE.from))
    .create(pageAt('drafts.page', CHANGE.to))
    .create({ _id: 'loop', _type: 'redirect', source: CHANGE.to })
    .commit()
  const [published, draft] = await client.getDocuments(['page', 'drafts.page'])
  if (!published || !draft) throw new Error('The page is not in the Lake.')
  return { client, move: { published, draft, change: CHANGE, redirectId: 'redirect-new' } }
}

const CONTENT = '*[_type in ["plan", "redirect"]] | order(_id asc){_id, "path": route.path, source}'

test('a moved page has its new path, no redirect has that path, and the old path redirects to it', async () => {
  const { client, move } = await pageAboutToMove()
  await movePage(client, move)
  expect(await client.fetch(CONTENT)).toEqual([
    { _id: 'page', path: '/novo', source: null },
    { _id: 'redirect-new', path: null, source: '/antigo' },
  ])
  expect(await client.fetch('*[_id == "redirect-new"][0].target->route.path')).toBe('/novo')
})

test('a page that somebody edits at the same time keeps its path, without a redirect', async () => {
  const { client, move } = await pageAboutToMove()
  await client.patch('drafts.page').set({ name: 'Outro nome' }).commit()
  await expect(movePage(client, move)).rejects.toThrow()
  expect(await client.fetch(CONTENT)).toEqual([
    { _id: 'drafts.page', path: '/novo', source: null },
    { _id: 'loop', path: null, source: '/novo' },
    { _id: 'page', path: '/antigo', source: null },
  ])
})
