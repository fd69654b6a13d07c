import { defineQuery } from 'groq'

/** For how many months leads are kept, as editors set it. */
export const leadRetentionQuery = defineQuery(
  `*[_type == "siteSettings" && _id == "siteSettings"][0].leadRetentionMonths`,
)

/** Leads that were sent before $before (ISO 8601, UTC). */
export const oldLeadsQuery = defineQuery(
  `*[_type == "lead" && dateTime(submittedAt) < dateTime($before)]._id`,
)

/** All that a person, known by e-mail address, has sent; the oldest first. */
export const leadsOfPersonQuery = defineQuery(
  `*[_type == "lead" && lower(email) == lower($email)] | order(submittedAt asc)`,
)
