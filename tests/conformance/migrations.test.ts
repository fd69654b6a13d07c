import { testLake } from '@elos/lake/testing/lake'
import { readMigration } from '@elos/studio/migrate/readMigration'
import { runMigration } from '@elos/studio/migrate/runMigration'
import { at, defineMigration, set, unset } from '@sanity/migrate'
import { expect, test } from 'vitest'

/** A Lake with a published carrier, its draft, a carrier renamed before, and a document of another type. */
async function lakeBeforeRenaming() {
  const { client } = await testLake()
  await client
    .transaction()
    .create({ _id: 'amil', _type: 'carrier', exampleOldName: 'published' })
    .create({ _id: 'drafts.amil', _type: 'carrier', exampleOldName: 'draft' })
    .create({ _id: 'renamed', _type: 'carrier', exampleNewName: 'renamed before' })
    .create({ _id: 'plan', _type: 'plan', exampleOldName: 'of another type' })
    .commit()
  return client
}

const FIELDS = '*[_type in ["carrier", "plan"]] | order(_id){_id, exampleOldName, exampleNewName}'
const RAW = { perspective: 'raw' } as const

test('a migration renames a field in drafts and published documents', async () => {
  const client = await lakeBeforeRenaming()
  const mutations = await runMigration(client, await readMigration('renameFieldExample'))
  expect(mutations).toHaveLength(4)
  expect(await client.fetch(FIELDS, {}, RAW)).toEqual([
    { _id: 'amil', exampleOldName: null, exampleNewName: 'published' },
    { _id: 'drafts.amil', exampleOldName: null, exampleNewName: 'draft' },
    { _id: 'plan', exampleOldName: 'of another type', exampleNewName: null },
    { _id: 'renamed', exampleOldName: null, exampleNewName: 'renamed before' },
  ])
})

test('a migration that ran before changes nothing', async () => {
  const client = await lakeBeforeRenaming()
  const migration = await readMigration('renameFieldExample')
  await runMigration(client, migration)
  expect(await runMigration(client, migration)).toEqual([])
})

test('a dry run returns the mutations and stores none', async () => {
  const client = await lakeBeforeRenaming()
  const before = await client.fetch(FIELDS, {}, RAW)
  const migration = await readMigration('renameFieldExample')
  expect(await runMigration(client, migration, { dryRun: true })).toHaveLength(4)
  expect(await client.fetch(FIELDS, {}, RAW)).toEqual(before)
})

test('a migration changes nothing when somebody edits one of its documents at the same time', async () => {
  const client = await lakeBeforeRenaming()
  const before = await client.fetch(FIELDS, {}, RAW)
  const migration = defineMigration({
    title: 'Rename while an editor works',
    documentTypes: ['carrier'],
    migrate: {
      document: async (document) => {
        if (document._id === 'amil') await client.patch('amil').set({ name: 'Amil' }).commit()
        return [at('exampleNewName', set('migrated')), at('exampleOldName', unset())]
      },
    },
  })
  await expect(runMigration(client, migration)).rejects.toThrow('revision')
  expect(await client.fetch(FIELDS, {}, RAW)).toEqual(before)
})

test('an unknown id is an error that lists the migrations', async () => {
  await expect(readMigration('renameNothing')).rejects.toThrow(
    'There are: carriersInQuoteForm, renameFieldExample',
  )
})
