import { defineQuery } from 'groq'
import type {
  LeadRetentionQueryResult,
  LeadsOfPersonQueryResult,
  NotificationSettingsQueryResult,
  OldLeadsQueryResult,
  UntoldLeadsQueryResult,
} from '../../generated/sanity.types.ts'
import type { Query } from '../read/query.ts'

/** The number of months for which leads are stored, as editors set it. */
export const leadRetentionQuery: Query<LeadRetentionQueryResult> = defineQuery(
  `*[_type == "siteSettings" && _id == "siteSettings"][0].leadRetentionMonths`,
)

/** The query for leads that were sent before $before (ISO 8601, UTC). */
export const oldLeadsQuery: Query<OldLeadsQueryResult> = defineQuery(
  `*[_type == "lead" && dateTime(submittedAt) < dateTime($before)]._id`,
)

/** All leads of a person, found by e-mail address; the oldest first. The addresses of staff who were told are left out. */
export const leadsOfPersonQuery: Query<LeadsOfPersonQueryResult> = defineQuery(
  `*[_type == "lead" && lower(email) == lower($email)] | order(submittedAt asc){
    ..., "notifications": notifications[]{_key, sentAt}
  }`,
)

/** The leads of which staff are still to be told: those with a notification that has a time. */
export const untoldLeadsQuery: Query<UntoldLeadsQueryResult> = defineQuery(
  `*[_type == "lead" && count(notifications[defined(nextAt)]) > 0]{
    _id, _rev, kind, name, email, phone, answers[]{question, answer},
    reference, about, prefersCall, deadline, status, assignee,
    "due": notifications[defined(nextAt)]{
      _key, nextAt, attempts, sentAt, refused[]{address, error, isFinal}
    }
  }`,
)

/** The query for who is told of leads, and for the company that tells them. */
export const notificationSettingsQuery: Query<NotificationSettingsQueryResult> = defineQuery(
  `{
    "recipients": *[_type == "notificationSettings"][0].recipients[]{email, days},
    "company": *[_type == "siteSettings" && _id == "siteSettings"][0]{brandName, email}
  }`,
)
