import { siteEnvironment } from '@elos/stack/environment'
import { freshSettings } from '@elos/stack/freshSettings'
import { startLake } from '@elos/stack/processes/lake'
import { prepareContent } from '@elos/stack/steps/content'
import { writeClient } from '@elos/studio/base/writeClient'
import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'

const RAW = { perspective: 'raw' } as const

const routeTo = (subject: string) => ({
  _id: 'route-amil',
  _type: 'route',
  path: '/amil',
  title: 'Amil',
  subject: { _type: 'reference', _ref: subject },
})

/** Starts a Lake for one test. Returns a client of it and `prepare`, which runs what `npm start` runs before the site. */
async function startedLake() {
  const settings = await freshSettings('content')
  const lake = await startLake(settings, { webhooks: false })
  return {
    client: writeClient(siteEnvironment(settings)),
    prepare: () => prepareContent(settings),
    async [Symbol.asyncDispose]() {
      await lake.stop()
      settings.remove()
    },
  }
}

const typesAndRevisions = (client: SanityClient) =>
  client.fetch('*[_type != "sanity.imageAsset"] | order(_id){_id, _type, _rev}', {}, RAW)

test('an empty Lake gets the first content, which needs no migration', async () => {
  await using lake = await startedLake()
  await lake.prepare()
  const seeded = await typesAndRevisions(lake.client)
  expect(seeded).toContainEqual(expect.objectContaining({ _id: 'siteSettings' }))

  await lake.prepare()
  expect(await typesAndRevisions(lake.client)).toEqual(seeded)
})

test('content of an earlier version is migrated, and nothing is seeded into it', async () => {
  await using lake = await startedLake()
  await lake.client
    .transaction()
    .create({ _id: 'amil', _type: 'carrier', name: 'Amil' })
    .create(routeTo('amil'))
    .create({ _id: 'decision', _type: 'reviewDecision', ground: 'f1' })
    .commit()

  await lake.prepare()

  expect(await lake.client.fetch('*[] | order(_id){_id, fingerprint, route}', {}, RAW)).toEqual([
    { _id: 'amil', fingerprint: null, route: { _type: 'route', path: '/amil', title: 'Amil' } },
    { _id: 'decision', fingerprint: 'f1', route: null },
  ])
})

test('content that a person has to tidy up first is named and stays as it is', async () => {
  await using lake = await startedLake()
  await lake.client.create({ _id: 'other', _type: 'faqItem' })
  await lake.client.create({ ...routeTo('other'), subject: undefined })
  const before = await typesAndRevisions(lake.client)

  await expect(lake.prepare()).rejects.toThrow('route-amil (/amil) shows no document')

  expect(await typesAndRevisions(lake.client)).toEqual(before)
})
