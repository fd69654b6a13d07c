import type { StoredDocument } from '@elos/content/parts/stored/document'
import { authorizationOf } from '@elos/content/parts/testimonial/authorization'
import { CONSENT_TYPE, consentId } from '@elos/content/review/consents'
import type { DocumentSet } from '@elos/studio/base/documents/documentSet'
import { readRemoval } from '@elos/studio/pages/actions/removal'
import { publishedMembers, publishGroup, stateOf, undoGroup } from '@elos/studio/pages/drafts/group'
import { draftRows } from '@elos/studio/pages/drafts/rows'
import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { lakeWith, publish, reference } from './lakeWith.ts'

const GROUP = 'draftGroup.janeiro'

const carrierWith = (plan: object) => ({ _type: 'carrier', name: 'Amil', plan })

/** A price, a page that moves, and a carrier that names a plan which is new: all drafts of one group. */
const DOCUMENTS: StoredDocument[] = [
  { _id: GROUP, _type: 'draftGroup', name: 'Tabela de janeiro' },
  { _id: 'claim-a', _type: 'claim', amount: 150 },
  { _id: 'drafts.claim-a', _type: 'claim', amount: 160 },
  { _id: 'article-a', _type: 'article', route: { path: '/antes' } },
  { _id: 'drafts.article-a', _type: 'article', route: { path: '/depois' } },
  { _id: 'carrier-a', _type: 'carrier', name: 'Amil' },
  {
    _id: 'drafts.carrier-a',
    ...carrierWith({
      ...reference('plan-novo'),
      _weak: true,
      _strengthenOnPublish: { type: 'plan' },
    }),
  },
  { _id: 'drafts.plan-novo', _type: 'plan', name: 'Novo' },
]

async function readAll(client: SanityClient): Promise<DocumentSet> {
  const all = await client.fetch<StoredDocument[]>('*[]')
  return new Map(all.map((each) => [each._id, each]))
}

/** The documents that visitors see, without the Lake's own fields. */
const publishedIn = (client: SanityClient) =>
  client.fetch(`*[_id in path("*")] | order(_id asc){
    _id, amount, "path": route.path, source, "plan": plan->name, "isWeak": plan._weak
  }`)

/** The documents that a group has published, each with its state. */
async function statesIn(client: SanityClient) {
  const documents = await readAll(client)
  const published = publishedMembers(documents.get(GROUP)?.publication, documents)
  return published.map((member) => [member.id, stateOf(member, documents.get(member.id))])
}

/** Publishes every draft as one group. */
async function publishAll(client: SanityClient) {
  const documents = await readAll(client)
  await publishGroup(client, { id: GROUP, published: [] }, draftRows(documents))
}

async function undoAll(client: SanityClient) {
  const documents = await readAll(client)
  const published = publishedMembers(documents.get(GROUP)?.publication, documents)
  await undoGroup(client, { id: GROUP, published }, documents)
}

test('a group is published in one transaction, and taken back in one: what was new is taken off, and all is a draft', async () => {
  const client = await lakeWith(DOCUMENTS)
  const before = await publishedIn(client)
  const drafts = draftRows(await readAll(client)).map(({ id, draft }) => [id, draft])
  await publishAll(client)
  expect(await publishedIn(client)).toMatchObject([
    { _id: 'article-a', path: '/depois' },
    { _id: 'carrier-a', plan: 'Novo', isWeak: null },
    { _id: 'claim-a', amount: 160 },
    { _id: 'plan-novo' },
    { source: '/antes' },
  ])
  const revisions = await client.fetch<string[]>(
    'array::unique(*[_id in path("*") && _type != "redirect"]._rev)',
  )
  expect(revisions).toHaveLength(1)

  await undoAll(client)
  expect(await publishedIn(client)).toEqual(before)
  const back = draftRows(await readAll(client)).map(({ id, draft }) => [id, draft])
  const own = {
    _rev: expect.any(String),
    _updatedAt: expect.any(String),
    _createdAt: expect.any(String),
  }
  expect(Object.fromEntries(back)).toEqual(
    Object.fromEntries(drafts.map(([id, draft]) => [id, { ...Object(draft), ...own }])),
  )
  expect(await statesIn(client)).toEqual([])
  // It can be published again.
  await publishAll(client)
  expect(await statesIn(client)).toHaveLength(4)
})

test('a document that somebody changed later is named, and undoing keeps that change as a draft', async () => {
  const client = await lakeWith(DOCUMENTS)
  await publishAll(client)
  await client.create({ _id: 'drafts.claim-a', _type: 'claim', amount: 170 })
  await publish(client, 'claim-a')
  expect(Object.fromEntries(await statesIn(client))).toEqual({
    'article-a': 'published',
    'carrier-a': 'published',
    'claim-a': 'changed',
    'plan-novo': 'published',
  })
  await undoAll(client)
  expect(await client.fetch('*[_type == "claim"] | order(_id asc).amount')).toEqual([150, 170])
})

test('a group with a draft that somebody edited meanwhile is not published at all, and leaves nothing to undo', async () => {
  const client = await lakeWith(DOCUMENTS)
  const before = await publishedIn(client)
  const rows = draftRows(await readAll(client))
  await client.patch('drafts.claim-a', { set: { amount: 165 } }).commit()
  await expect(publishGroup(client, { id: GROUP, published: [] }, rows)).rejects.toThrow()
  expect(await publishedIn(client)).toEqual(before)
  expect(await statesIn(client)).toEqual([])
})

test('what is published by its own form after its group was refused is not taken back with the group', async () => {
  const client = await lakeWith(DOCUMENTS)
  const rows = draftRows(await readAll(client))
  const claims = rows.filter(({ id }) => id === 'claim-a')
  await publishGroup(client, { id: GROUP, published: [] }, claims, rows)
  const now = await readAll(client)
  const published = publishedMembers(now.get(GROUP)?.publication, now)
  const others = draftRows(now)
  await client.patch('drafts.carrier-a', { set: { name: 'Amil Saúde' } }).commit()
  await expect(publishGroup(client, { id: GROUP, published }, others)).rejects.toThrow()
  await publish(client, 'plan-novo')
  expect(await statesIn(client)).toEqual([['claim-a', 'published']])
})

test('undoing brings back the redirect of a campaign that the group had put on the site again', async () => {
  const away = { _type: 'redirect', target: reference('article-a'), permanent: false }
  const client = await lakeWith([
    ...DOCUMENTS,
    { _id: 'drafts.page-a', _type: 'freePage', route: { path: '/campanha' } },
    { _id: 'away', ...away, source: '/campanha' },
    // A page that moves back to where it was before has a redirect from there.
    { _id: 'back', ...away, source: '/depois' },
  ])
  const redirects = () => client.fetch('*[_type == "redirect"] | order(_id asc){_id, source}')
  const before = await redirects()
  await publishAll(client)
  expect(await redirects()).toEqual([
    { _id: expect.stringMatching(/^redirect-/), source: '/antes' },
  ])
  await undoAll(client)
  expect(await redirects()).toEqual(before)
})

test('a new page leaves with its group, though a newer draft names it and it has moved since', async () => {
  const client = await lakeWith(DOCUMENTS)
  await publishAll(client)
  const published = await client.getDocument('carrier-a')
  if (!published) throw new Error('The group did not publish the carrier.')
  await client.create({ ...published, _id: 'drafts.carrier-a', name: 'Amil Saúde' })
  const old = { _type: 'redirect', source: '/novo-antes', target: reference('plan-novo') }
  await client.create({ _id: 'redirect-old', ...old })
  await undoAll(client)
  expect(await publishedIn(client)).toMatchObject([
    { _id: 'article-a', path: '/antes' },
    { _id: 'carrier-a', plan: null },
    { _id: 'claim-a', amount: 150 },
  ])
  expect(await client.getDocument('drafts.carrier-a')).toMatchObject({
    name: 'Amil Saúde',
    plan: { _ref: 'plan-novo', _weak: true, _strengthenOnPublish: { type: 'plan' } },
  })
})

test('nothing is undone when somebody publishes one of the documents at the same time', async () => {
  const client = await lakeWith(DOCUMENTS)
  await publishAll(client)
  const documents = await readAll(client)
  const published = publishedMembers(documents.get(GROUP)?.publication, documents)
  await client.patch('claim-a', { set: { amount: 180 } }).commit()
  const before = await publishedIn(client)
  await expect(undoGroup(client, { id: GROUP, published }, documents)).rejects.toThrow()
  expect(await publishedIn(client)).toEqual(before)
})

test('drafts that are published later with the same group, which waits for them, are undone with the first', async () => {
  const client = await lakeWith(DOCUMENTS)
  const before = await publishedIn(client)
  const isPublished = () =>
    client.fetch<boolean>('defined(*[_id == $id][0].publishedAt)', { id: GROUP })
  const rows = draftRows(await readAll(client))
  const claims = rows.filter(({ id }) => id === 'claim-a')
  await publishGroup(client, { id: GROUP, published: [] }, claims, rows)
  expect(await isPublished()).toBe(false)
  const now = await readAll(client)
  const published = publishedMembers(now.get(GROUP)?.publication, now)
  const others = draftRows(now)
  await publishGroup(client, { id: GROUP, published }, others, others)
  expect(await isPublished()).toBe(true)
  expect(await statesIn(client)).toHaveLength(4)
  await undoAll(client)
  expect(await publishedIn(client)).toEqual(before)
})

test('a group holds none of its documents: a claim in it can be deleted', async () => {
  const members = [{ _key: 'a', ...reference('claim-a'), _weak: true }]
  const client = await lakeWith([
    { _id: 'claim-a', _type: 'claim' },
    { _id: GROUP, _type: 'draftGroup', members },
  ])
  const plan = await readRemoval(client, { id: 'claim-a', type: 'claim', mode: 'delete' })
  expect([plan.blockers, plan.uses]).toEqual([[], []])
})

const AUTHORIZED = authorizationOf('Gostei.')

test.each([
  ['withdrawn', { before: AUTHORIZED, withdrawnAt: '2025-02-01', after: null }],
  ['given', { before: undefined, withdrawnAt: undefined, after: AUTHORIZED }],
])(
  'undoing a change of a testimonial does not take back that a consent was %s',
  async (_, consent) => {
    const testimonial = { _type: 'testimonial', content: 'Gostei.' }
    const client = await lakeWith([
      { _id: GROUP, _type: 'draftGroup', name: 'Depoimentos' },
      { ...testimonial, _id: 'testimonial-a', authorizedWords: consent.before },
      { ...testimonial, _id: 'drafts.testimonial-a', role: 'Cliente' },
      {
        _id: consentId('testimonial-a'),
        _type: CONSENT_TYPE,
        person: 'Ana',
        grantedAt: '2025-01-02',
        method: 'email',
        words: 'Gostei.',
        withdrawnAt: consent.withdrawnAt,
      },
    ])
    await publishAll(client)
    await undoAll(client)
    const words = await client.fetch<unknown>('*[_id == "testimonial-a"][0].authorizedWords')
    expect(words).toBe(consent.after)
  },
)
