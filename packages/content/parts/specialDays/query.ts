/**
 * The projection of the settings' special days. Editors write them in `holidays`, one entry for each time of a day in
 * which the brokerage is open.
 */
export const specialDayFields = 'date, name, opens, closes'

/** The settings with their special days, for a page that changes when one is announced or over (`freshUntil`). */
export const settingsWithSpecialDays = `*[_type == "siteSettings" && _id == "siteSettings"][0]{
  _id, holidays[]{"specialDay": date, ${specialDayFields}}
}`
