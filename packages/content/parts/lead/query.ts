import { defineQuery } from 'groq'
import type {
  LeadRetentionQueryResult,
  LeadsOfPersonQueryResult,
  OldLeadsQueryResult,
} from '../../generated/sanity.types.ts'
import type { Query } from '../read/query.ts'

/** How many months leads are stored, as editors set it. */
export const leadRetentionQuery: Query<LeadRetentionQueryResult> = defineQuery(
  `*[_type == "siteSettings" && _id == "siteSettings"][0].leadRetentionMonths`,
)

/** Leads that were sent before $before (ISO 8601, UTC). */
export const oldLeadsQuery: Query<OldLeadsQueryResult> = defineQuery(
  `*[_type == "lead" && dateTime(submittedAt) < dateTime($before)]._id`,
)

/** All leads of a person, found by e-mail address; the oldest first. */
export const leadsOfPersonQuery: Query<LeadsOfPersonQueryResult> = defineQuery(
  `*[_type == "lead" && lower(email) == lower($email)] | order(submittedAt asc)`,
)
