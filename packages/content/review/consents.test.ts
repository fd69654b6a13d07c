import { describe, expect, test } from 'vitest'
import { authorizationOf } from '../parts/testimonial/authorization.ts'
import { authorizedWords, consentFault } from './consents.ts'

const TODAY = '2026-01-15'
const record = { person: 'Ana', grantedAt: '2026-01-10', method: 'email', words: 'Gostei.' }

describe('a testimonial may be shown', () => {
  test('while a whole record allows its words', () => {
    expect(authorizedWords(record, 'Gostei.', TODAY)).toBe(authorizationOf('Gostei.'))
    expect(authorizedWords(record, ' Gostei.\n', TODAY)).toBe(authorizationOf('Gostei.'))
  })

  test.each([
    ['there is no record', null],
    ['the record names nobody', { ...record, person: ' ' }],
    ['the record has no day', { ...record, grantedAt: undefined }],
    ['the day is to come', { ...record, grantedAt: '2026-01-16' }],
    ['the record allows other words', { ...record, words: 'Gostei muito.' }],
    ['the consent was withdrawn', { ...record, withdrawnAt: '2026-01-12' }],
  ])('not when %s', (_, stored) => {
    expect(authorizedWords(stored, 'Gostei.', TODAY)).toBeUndefined()
  })
})

test('a withdrawal is said before anything else that the record lacks', () => {
  expect(consentFault({ withdrawnAt: '2026-01-12' }, 'Gostei.', TODAY)).toEqual({
    path: 'withdrawnAt',
    message:
      'A pessoa retirou a autorização em 12/01/2026. O site já não mostra o depoimento: exclua-o, e o registro fica.',
  })
})
