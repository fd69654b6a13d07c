import { expect, test } from 'vitest'
import { testLake } from '../testing/lake.ts'

test('a created document is found by a query', async () => {
  const { client } = await testLake()
  const created = await client.create({ _type: 'carrier', name: 'Bradesco Saúde' })
  expect(await client.fetch('*[_type == "carrier"]{_id, name}')).toEqual([
    { _id: created._id, name: 'Bradesco Saúde' },
  ])
})
