import type { Measurement } from './type.ts'

/**
 * How Google writes its ids: https://support.google.com/analytics/answer/9539598 (measurement id)
 * and https://support.google.com/google-ads/answer/6095821 (conversion id and label).
 */
const FORMS: Record<keyof Measurement, RegExp> = {
  analyticsId: /^G-[A-Z0-9]{4,20}$/,
  adsId: /^AW-\d{5,20}$/,
  adsLabel: /^[\w-]{5,40}$/,
}

/** Whether a value is written as such an id is; no other may stand in a script's address. */
export function isMeasurementId(name: keyof Measurement, value: string): boolean {
  return FORMS[name].test(value)
}
