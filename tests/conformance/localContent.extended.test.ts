import { siteEnvironment } from '@elos/stack/environment'
import { freshSettings } from '@elos/stack/freshSettings'
import { startLake } from '@elos/stack/processes/lake'
import { prepareContent } from '@elos/stack/steps/content'
import { writeClient } from '@elos/studio/base/writeClient'
import { expect, onTestFinished, test } from 'vitest'

test('content of an earlier version is migrated, and nothing is seeded into it', async () => {
  const settings = await freshSettings('content')
  onTestFinished(() => settings.remove())
  const lake = await startLake(settings, { webhooks: false })
  onTestFinished(() => lake.stop())
  const client = writeClient(siteEnvironment(settings))
  await client
    .transaction()
    .create({ _id: 'amil', _type: 'carrier', name: 'Amil' })
    .create({ _id: 'decision', _type: 'reviewDecision', ground: 'f1' })
    .commit()

  // This runs before the site whenever it is started.
  await prepareContent(settings)

  const query = '*[] | order(_id){_id, fingerprint}'
  expect(await client.fetch(query, {}, { perspective: 'raw' })).toEqual([
    { _id: 'amil', fingerprint: null },
    { _id: 'decision', fingerprint: 'f1' },
  ])
})
