import type { UnsentNotification } from './notificationRow.ts'

/** The newest edit of what is published. Leads and consents, whose ids have a dot, are no content. */
export const NEWEST_EDIT = {
  fetch: '*[_id in path("*")] | order(_updatedAt desc)[0]._updatedAt',
  listen: '*[_id in path("*")]',
}

/** The leads with notifications that the site has not sent yet. */
export const UNSENT = {
  fetch: `*[_type == "lead" && count(notifications[defined(nextAt)]) > 0]{
    "unsent": notifications[defined(nextAt)]{_key, nextAt, error}
  }`,
  listen: '*[_type == "lead"]',
}

/** The result of `UNSENT`. */
export type UnsentLeads = { unsent: UnsentNotification[] }[]
