/** Ids of the services that measure visits and adverts, for visitors who agree. Each may be absent. */
export interface Measurement {
  /** The identifier of Google Analytics 4: 'G-…'. */
  analyticsId?: string
  /** The identifier of Google Ads: 'AW-…'. */
  adsId?: string
  /** The label of the Google Ads conversion that each opened chat counts as. */
  adsLabel?: string
}

/**
 * The formats of Google's ids: https://support.google.com/analytics/answer/9539598 (measurement id)
 * and https://support.google.com/google-ads/answer/6095821 (conversion id and label).
 */
const FORMATS: Record<keyof Measurement, RegExp> = {
  analyticsId: /^G-[A-Z0-9]{4,20}$/,
  adsId: /^AW-\d{5,20}$/,
  adsLabel: /^[\w-]{5,40}$/,
}

/** Whether a value has the format of this id. Only then may it be part of a script's URL. */
export function isMeasurementId(name: keyof Measurement, value: string): boolean {
  return FORMATS[name].test(value)
}
