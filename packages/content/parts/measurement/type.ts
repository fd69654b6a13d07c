/** Ids of the services that measure visits and adverts, for visitors who agree. Each may be absent. */
export interface Measurement {
  /** The identifier of Google Analytics 4: 'G-…'. */
  analyticsId?: string
  /** The identifier of Google Ads: 'AW-…'. */
  adsId?: string
  /** The label of the Google Ads conversion that each opened chat counts as. */
  adsLabel?: string
}
