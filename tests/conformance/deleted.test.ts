import { testLake } from '@elos/lake/testing/lake'
import { transactions } from '@elos/lake/testing/transactions'
import { DELETION_TYPE } from '@elos/studio/base/records'
import { type Deletion, eraseCopy, keepCopy, restore } from '@elos/studio/pages/deleted/deletion'
import { expect, test } from 'vitest'

const carrier = { _id: 'carrier-a', _type: 'carrier', name: 'Operadora A' }
const price = {
  _id: 'price-a',
  _type: 'claim',
  title: 'A: mensalidade',
  subject: { _type: 'reference', _ref: carrier._id },
}

test('what was deleted comes back as a draft with the title and the fields that it had, each once', async () => {
  const { client, visitor } = await testLake()
  await client.transaction().create(carrier).create(price).commit()
  for (const { _id } of [price, carrier]) {
    const document = await client.getDocument(_id)
    if (document) await keepCopy(client.transaction(), document, 'Ana').commit()
    await client.delete(_id)
  }
  const deletions = await client.fetch<Deletion[]>(
    `*[_type == "${DELETION_TYPE}"] | order(title asc)`,
  )
  expect(deletions).toMatchObject([
    { about: 'price-a', aboutType: 'claim', title: 'A: mensalidade', deletedBy: 'Ana' },
    { about: 'carrier-a', aboutType: 'carrier', title: 'Operadora A', deletedBy: 'Ana' },
  ])
  expect(await visitor.fetch('*')).toEqual([])

  const [ofPrice, ofCarrier] = deletions
  if (!ofPrice || !ofCarrier) throw new Error('A deletion was not kept')
  // Its carrier is not there.
  await expect(restore(client, ofPrice)).rejects.toThrow()
  await restore(client, ofCarrier)
  await expect(restore(client, ofCarrier)).rejects.toThrow()
  const all = await client.fetch('* | order(_id asc)', {}, { perspective: 'raw' })
  expect(all).toMatchObject([{ about: 'price-a' }, { ...carrier, _id: 'drafts.carrier-a' }])
})

test('a copy may be erased, and its history does not have it either', async () => {
  const lake = await testLake()
  const { client } = lake
  await keepCopy(client.transaction(), { ...carrier, name: 'Maria' }, 'Ana').commit()
  await client.create({ _id: 'absence.carrier-a', _type: 'absence', places: [] })
  expect(JSON.stringify(await transactions(lake, 'deleted.carrier-a'))).toContain('Maria')
  await eraseCopy(lake.client, { _id: 'deleted.carrier-a', about: 'carrier-a' })
  expect(await lake.client.fetch('*', {}, { perspective: 'raw' })).toEqual([])
  expect(JSON.stringify(await transactions(lake, 'deleted.carrier-a'))).not.toContain('Maria')
})

test('a deleted group comes back where it was: its type has no drafts', async () => {
  const { client } = await testLake()
  const group = { _id: 'draftGroup.a', _type: 'draftGroup', name: 'Tabela', publication: '[]' }
  await keepCopy(client.transaction(), group, 'Ana').commit()
  const [deletion] = await client.fetch<Deletion[]>(`*[_type == "${DELETION_TYPE}"]`)
  if (!deletion) throw new Error('A deletion was not kept')
  await restore(client, deletion)
  expect(await client.fetch('*', {}, { perspective: 'raw' })).toMatchObject([group])
})

test.each(['lead', 'testimonialConsent', 'notificationSettings', 'emptySearches'])(
  'no copy is kept of a %s: it has data of persons, and what is erased is gone',
  async (_type) => {
    const { client } = await testLake()
    const document = { _id: `${_type}.a`, _type, name: 'Maria' }
    expect(keepCopy(client.transaction(), document, 'Ana').serialize()).toEqual([])
  },
)
