import { movePage } from '@elos/studio/pages/actions/movePage'
import { checkRoutePath } from '@elos/studio/pages/rules/lookup'
import { expect, test, vi } from 'vitest'
import { lakeWith } from './lakeWith.ts'

const CHANGE = { from: '/antigo', to: '/novo' }

const pageAt = (_id: string, path: string) => ({ _id, _type: 'plan', route: { path } })

/** Creates a page with a new path in its draft, and redirects that have one of its paths already. */
async function pageAboutToMove() {
  const client = await lakeWith([
    pageAt('page', CHANGE.from),
    pageAt('drafts.page', CHANGE.to),
    { _id: 'loop', _type: 'redirect', source: CHANGE.to },
    { _id: 'drafts.loop', _type: 'redirect', source: CHANGE.to },
    { _id: 'other', _type: 'redirect', source: CHANGE.from },
  ])
  const [published, draft] = await client.getDocuments(['page', 'drafts.page'])
  if (!published || !draft) throw new Error('The page is not in the Lake.')
  return { client, move: { published, draft, change: CHANGE, redirectId: 'redirect-new' } }
}

const PAGES = '*[_type == "plan"] | order(_id asc){_id, "path": route.path}'
const REDIRECTS =
  '*[_type == "redirect"] | order(_id asc){_id, source, "to": target->route.path, permanent}'

test('a moved page has its new path, no redirect has that path, and the old path alone redirects to it', async () => {
  const { client, move } = await pageAboutToMove()
  await movePage(client, move)
  expect(await client.fetch(PAGES)).toEqual([{ _id: 'page', path: '/novo' }])
  expect(await client.fetch(REDIRECTS)).toEqual([
    { _id: 'redirect-new', source: '/antigo', to: '/novo', permanent: true },
  ])
})

test('the page to which every form leads may not move, and others may', async () => {
  const client = await lakeWith([pageAt('a', '/politica-privacidade'), pageAt('b', '/antigo')])
  const checkOf = (id: string) =>
    checkRoutePath('/novo', {
      getClient: () => client,
      document: { _id: `drafts.${id}`, _type: 'plan', _rev: '', _createdAt: '', _updatedAt: '' },
    })
  expect(await checkOf('a')).toContain('este endereço não muda')
  expect(await checkOf('b')).toBe(true)
})

test('a page may move without a redirect', async () => {
  const { client, move } = await pageAboutToMove()
  await movePage(client, { ...move, redirectId: undefined })
  expect(await client.fetch(PAGES)).toEqual([{ _id: 'page', path: '/novo' }])
  expect(await client.fetch(REDIRECTS)).toMatchObject([{ _id: 'other', source: '/antigo' }])
})

test('a page that somebody edits at the same time keeps its path, without a redirect', async () => {
  const { client, move } = await pageAboutToMove()
  await client.patch('drafts.page').set({ name: 'Outro nome' }).commit()
  await expect(movePage(client, move)).rejects.toThrow()
  expect(await client.fetch(PAGES)).toEqual([
    { _id: 'drafts.page', path: '/novo' },
    { _id: 'page', path: '/antigo' },
  ])
  expect(await client.fetch(REDIRECTS)).toMatchObject([{ _id: 'drafts.loop' }, { _id: 'loop' }])
})

test('a moved page keeps the redirect from its old path when the answer of the server is lost', async () => {
  const { client, move } = await pageAboutToMove()
  vi.spyOn(client, 'action').mockImplementation(async (operation) => {
    await client.withConfig({}).action(operation)
    throw new Error('The connection was lost.')
  })
  await expect(movePage(client, move)).rejects.toThrow('The connection was lost.')
  expect(await client.fetch(PAGES)).toEqual([{ _id: 'page', path: '/novo' }])
  expect(await client.fetch(REDIRECTS)).toContainEqual({
    _id: 'redirect-new',
    source: '/antigo',
    to: '/novo',
    permanent: true,
  })
})
