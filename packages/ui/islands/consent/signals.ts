import type { ConsentRecord, OptionalCategory } from './record.ts'

/**
 * The category that each signal of Google's consent mode (version 2) depends on:
 * https://support.google.com/analytics/answer/9976101
 */
const CATEGORY_OF = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'analytics',
  functionality_storage: 'functional',
  personalization_storage: 'functional',
} as const satisfies Record<string, OptionalCategory>

/** The signals of Google's consent mode for a choice. */
export function signalsOf(record: ConsentRecord): Record<string, 'granted' | 'denied'> {
  const signals = Object.entries(CATEGORY_OF).map(
    ([name, category]) => [name, record[category] ? 'granted' : 'denied'] as const,
  )
  return { ...Object.fromEntries(signals), security_storage: 'granted' }
}
