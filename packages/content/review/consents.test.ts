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

  test('not when the record allows other words, or the consent was withdrawn', () => {
    expect(authorizedWords(record, 'Gostei muito.', TODAY)).toBeUndefined()
    const withdrawn = { ...record, withdrawnAt: '2026-01-12' }
    expect(authorizedWords(withdrawn, 'Gostei.', TODAY)).toBeUndefined()
  })
})

test('a withdrawal is said before anything else that the record lacks', () => {
  expect(consentFault({ withdrawnAt: '2026-01-12' }, 'Gostei.', TODAY)).toEqual({
    path: 'withdrawnAt',
    message:
      'A pessoa retirou a autorização em 12/01/2026. O site já não mostra o depoimento: exclua-o, e o registro fica.',
  })
})
