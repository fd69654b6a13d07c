import { expect, it } from 'vitest'
import { seedDocuments } from '../seed/documents.ts'
import { complaints } from './testing/validate.ts'

it.each(seedDocuments())('an editor can publish $_id as it is seeded', async (document) => {
  expect(await complaints({ ...document })).toEqual([])
})
