import { describe, expect, it } from 'vitest'
import { STORED_ITEMS } from './inventory.ts'
import { CONSENT, CONSENT_PROOF, DRAFT_PREFIX, LARGER_TEXT } from './names.ts'

describe('the inventory of what is kept in a browser', () => {
  it('lists every name that the code keeps something under', () => {
    const names = STORED_ITEMS.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([CONSENT, CONSENT_PROOF, `${DRAFT_PREFIX}*`, LARGER_TEXT]),
    )
    const places = STORED_ITEMS.map(({ name, place }) => `${place} ${name}`)
    expect(new Set(places).size).toBe(places.length)
  })

  it('says of each what for and how long', () => {
    for (const { name, purpose, lifetime } of STORED_ITEMS) {
      expect(purpose, name).not.toBe('')
      expect(lifetime, name).not.toBe('')
    }
  })
})
