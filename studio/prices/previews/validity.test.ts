import { expect, test } from 'vitest'
import { validityText } from './validity.ts'

const noon = new Date('2025-06-15T15:00:00Z')

test.each([
  [{}, ''],
  [{ validFrom: '2024-01-01', validUntil: '2025-12-31' }, 'vale até 31/12/2025'],
  [{ validUntil: '2025-06-15' }, 'vale até 15/06/2025'],
  [{ validUntil: '2025-06-14' }, 'venceu em 14/06/2025'],
  [{ validFrom: '2025-06-16', validUntil: '2025-12-31' }, 'vale a partir de 16/06/2025'],
])('%o is described as “%s”', (validity, text) => {
  expect(validityText(validity, noon)).toBe(text)
})
