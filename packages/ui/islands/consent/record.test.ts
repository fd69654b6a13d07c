// @vitest-environment happy-dom
import { CONSENT, CONSENT_PROOF } from '@elos/content/storage/names'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  consentTo,
  EVERYTHING,
  keepConsent,
  NOTHING,
  OPTIONAL_CATEGORIES,
  parseConsent,
  readConsent,
} from './record.ts'

const kept = (name: string): unknown => JSON.parse(localStorage.getItem(name) ?? 'null')

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('the record of a choice', () => {
  it('names the four categories, of which the necessary one cannot be refused', () => {
    expect(EVERYTHING).toEqual({
      necessary: true,
      functional: true,
      analytics: true,
      marketing: true,
    })
    expect(NOTHING).toEqual({
      necessary: true,
      functional: false,
      analytics: false,
      marketing: false,
    })
  })

  it('reads as it was written', () => {
    fc.assert(
      fc.property(fc.subarray([...OPTIONAL_CATEGORIES]), (agreed) => {
        const record = consentTo((category) => agreed.includes(category))
        expect(parseConsent(JSON.stringify(record))).toEqual(record)
      }),
    )
  })

  it.each([
    null,
    '',
    '{',
    'null',
    'true',
    '[]',
    '"accepted"',
    '{"necessary":true}',
    '{"necessary":false,"functional":true,"analytics":true,"marketing":true}',
    '{"necessary":true,"functional":1,"analytics":"yes","marketing":null}',
    '{"necessary":true,"functional":true,"analytics":true,"marketing":true,"other":true}',
  ])('counts %j as no choice', (text) => {
    expect(parseConsent(text)).toBeUndefined()
  })

  it('is never read from anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseConsent(text)).toBeUndefined()
      }),
    )
  })
})

describe('keeping a choice', () => {
  it('keeps it exactly, beside a proof: version, time and a random id', () => {
    keepConsent(EVERYTHING, '1')
    expect(kept(CONSENT)).toEqual(EVERYTHING)
    const first = kept(CONSENT_PROOF)
    expect(first).toEqual({
      version: '1',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      id: expect.stringMatching(/^\d+(-\d+){3}$/),
    })
    keepConsent(NOTHING, '1')
    expect(readConsent()).toEqual(NOTHING)
    expect(kept(CONSENT_PROOF)).not.toHaveProperty('id', Reflect.get(Object(first), 'id'))
  })

  it('keeps it for the page where the browser keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.spyOn(localStorage, 'setItem').mockImplementation(refuse)
    vi.spyOn(localStorage, 'getItem').mockImplementation(refuse)
    expect(readConsent()).toBeUndefined()
    keepConsent(NOTHING, '1')
    expect(readConsent()).toEqual(NOTHING)
  })
})
