/** The newest edit of what is published. Leads and consents, whose ids have a dot, are no content. */
export const NEWEST_EDIT = {
  fetch: '*[_id in path("*")] | order(_updatedAt desc)[0]._updatedAt',
  listen: '*[_id in path("*")]',
}

/** Seconds for which an address that was refused is named: seven days. */
const NAMED_SECONDS = 7 * 24 * 60 * 60

/**
 * The notifications that the site has not sent yet to anybody, and the addresses that did not get one, with those to
 * which they are sent now.
 */
export const NOTIFICATIONS = {
  fetch: `{
    "unsent": *[_type == "lead"].notifications[defined(nextAt) && !defined(sentAt)]{_key, nextAt, error},
    "refused": *[_type == "lead"]
      .notifications[dateTime(sentAt) > dateTime(now()) - ${NAMED_SECONDS}].refused[]{address, error},
    "recipients": *[_type == "notificationSettings"].recipients[].email,
    "company": *[_id == "siteSettings"].email
  }`,
  listen: '*[_type in ["lead", "notificationSettings", "siteSettings"]]',
}
