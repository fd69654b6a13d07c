import { expect, it } from 'vitest'
import { consentTo, EVERYTHING, NOTHING } from './record.ts'
import { signalsOf } from './signals.ts'

const granted = (signals: Record<string, string>) =>
  Object.keys(signals).filter((name) => signals[name] === 'granted')

it('denies all but security to who agrees to nothing', () => {
  expect(granted(signalsOf(NOTHING))).toEqual(['security_storage'])
})

it('grants all to who agrees to everything', () => {
  expect(granted(signalsOf(EVERYTHING))).toHaveLength(7)
})

it.each([
  ['functional', ['functionality_storage', 'personalization_storage']],
  ['analytics', ['analytics_storage']],
  ['marketing', ['ad_storage', 'ad_user_data', 'ad_personalization']],
] as const)('grants to the %s category its own signals only', (agreed, signals) => {
  const record = consentTo((category) => category === agreed)
  expect(granted(signalsOf(record))).toEqual([...signals, 'security_storage'])
})
