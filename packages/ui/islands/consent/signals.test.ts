import { expect, test } from 'vitest'
import { consentTo, NOTHING } from './record.ts'
import { signalsOf } from './signals.ts'

const granted = (signals: Record<string, string>) =>
  Object.keys(signals).filter((name) => signals[name] === 'granted')

test('a visitor who agrees to nothing grants only the security signal', () => {
  expect(granted(signalsOf(NOTHING))).toEqual(['security_storage'])
})

test.each([
  ['functional', ['functionality_storage', 'personalization_storage']],
  ['analytics', ['analytics_storage']],
  ['marketing', ['ad_storage', 'ad_user_data', 'ad_personalization']],
] as const)('the %s category grants its own signals only', (agreed, signals) => {
  const record = consentTo((category) => category === agreed)
  expect(granted(signalsOf(record))).toEqual([...signals, 'security_storage'])
})
