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

type Signals = Record<keyof typeof CATEGORY_OF | 'security_storage', 'granted' | 'denied'>

/** The signals of Google's consent mode for a choice. */
export function signalsOf(record: ConsentRecord): Signals {
  const signal = (name: keyof typeof CATEGORY_OF) =>
    record[CATEGORY_OF[name]] ? 'granted' : 'denied'
  return {
    ad_storage: signal('ad_storage'),
    ad_user_data: signal('ad_user_data'),
    ad_personalization: signal('ad_personalization'),
    analytics_storage: signal('analytics_storage'),
    functionality_storage: signal('functionality_storage'),
    personalization_storage: signal('personalization_storage'),
    security_storage: 'granted',
  }
}
