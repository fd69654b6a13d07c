import { expect, test } from 'vitest'
import { seedDocuments } from '../seed/documents.ts'
import { validate } from './testing/validate.ts'

const isPrice = (document: object) => 'kind' in document && document.kind === 'price'

test.each(seedDocuments())('an editor can publish $_id as it is seeded', async (document) => {
  const found = await validate({ ...document })
  const advice = isPrice(document) ? ['conditions', 'validUntil'] : []
  expect(found.filter(({ level, path }) => level !== 'warning' || !advice.includes(path))).toEqual(
    [],
  )
})
