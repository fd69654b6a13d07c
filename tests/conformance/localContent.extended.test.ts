import { siteEnvironment } from '@elos/stack/environment'
import { freshSettings } from '@elos/stack/freshSettings'
import { startLake } from '@elos/stack/processes/lake'
import { prepareContent } from '@elos/stack/steps/content'
import { writeClient } from '@elos/studio/base/writeClient'
import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'

const RAW = { perspective: 'raw' } as const

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
  const subject = { _type: 'reference', _ref: 'amil' }
  await lake.client
    .transaction()
    .create({ _id: 'amil', _type: 'carrier', name: 'Amil' })
    .create({ _id: 'route-amil', _type: 'route', path: '/amil', title: 'Amil', subject })
    .create({ _id: 'decision', _type: 'reviewDecision', ground: 'f1' })
    .commit()

  await lake.prepare()

  expect(await lake.client.fetch('*[] | order(_id){_id, fingerprint, route}', {}, RAW)).toEqual([
    { _id: 'amil', fingerprint: null, route: { _type: 'route', path: '/amil', title: 'Amil' } },
    { _id: 'decision', fingerprint: 'f1', route: null },
  ])
})
