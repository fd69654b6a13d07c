// @vitest-environment happy-dom
import { CONSENT, CONSENT_PROOF } from '@elos/content/parts/storage/names'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  consentTo,
  EVERYTHING,
  NOTHING,
  OPTIONAL_CATEGORIES,
  parseConsent,
  readConsent,
  storeConsent,
} from './record.ts'

const stored = (name: string): unknown => JSON.parse(localStorage.getItem(name) ?? 'null')

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('the record of a choice', () => {
  test('is parsed as it was written', () => {
    fc.assert(
      fc.property(fc.subarray([...OPTIONAL_CATEGORIES]), (agreed) => {
        const record = consentTo((category) => agreed.includes(category))
        expect(parseConsent(JSON.stringify(record))).toEqual(record)
      }),
    )
  })

  test.each([
    null,
    '{',
    '"accepted"',
    '{"necessary":true}',
    '{"necessary":false,"functional":true,"analytics":true,"marketing":true}',
    '{"necessary":true,"functional":1,"analytics":"yes","marketing":null}',
    '{"necessary":true,"functional":true,"analytics":true,"marketing":true,"other":true}',
  ])('counts %j as no choice', (text) => {
    expect(parseConsent(text)).toBeUndefined()
  })
})

describe('storing a choice', () => {
  test('stores it with a proof: version, time and a random id', () => {
    storeConsent(EVERYTHING, '1')
    expect(stored(CONSENT)).toEqual(EVERYTHING)
    const first = stored(CONSENT_PROOF)
    expect(first).toEqual({
      version: '1',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      id: expect.stringMatching(/^\d+(-\d+){3}$/),
    })
    storeConsent(NOTHING, '1')
    expect(readConsent()).toEqual(NOTHING)
    expect(stored(CONSENT_PROOF)).not.toHaveProperty('id', Reflect.get(Object(first), 'id'))
  })

  test('remembers it for the page in a browser without storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    // A spy on the storage itself would outlive this file: it is no plain object.
    vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse, clear: () => {} })
    expect(readConsent()).toBeUndefined()
    storeConsent(NOTHING, '1')
    expect(readConsent()).toEqual(NOTHING)
  })
})
