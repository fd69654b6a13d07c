/** Ids of the services that measure visits and adverts, for visitors who agree. Each may be absent. */
export interface Measurement {
  /** Google Analytics 4: 'G-…'. */
  analyticsId?: string
  /** Google Ads: 'AW-…'. */
  adsId?: string
  /** Of the Google Ads conversion that an opened chat counts as. */
  adsLabel?: string
}
