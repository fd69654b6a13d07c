import { describe, expect, test } from 'vitest'
import { STORED_ITEMS } from './inventory.ts'
import { CAMPAIGN, CONSENT, CONSENT_PROOF, DRAFT_PREFIX, LARGER_TEXT } from './names.ts'

describe('the inventory of what the site stores in a browser', () => {
  test('lists every name under which the code stores something, once for each place', () => {
    const names = STORED_ITEMS.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([CONSENT, CONSENT_PROOF, `${DRAFT_PREFIX}*`, LARGER_TEXT, CAMPAIGN]),
    )
    const places = STORED_ITEMS.map(({ name, place }) => `${place} ${name}`)
    expect(new Set(places).size).toBe(places.length)
  })

  test('has a purpose and a lifetime for each item', () => {
    for (const { name, purpose, lifetime } of STORED_ITEMS) {
      expect(purpose, name).not.toBe('')
      expect(lifetime, name).not.toBe('')
    }
  })
})
