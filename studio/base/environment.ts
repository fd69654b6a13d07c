const lakeUrl = process.env.SANITY_STUDIO_LAKE_URL || ''

/**
 * Where this Studio stores its content: in the local Lake with `SANITY_STUDIO_LAKE_URL`, else in
 * hosted Sanity. Sanity's bundler replaces each variable by its value, so each is written in full.
 */
export const environment = {
  projectId: process.env.SANITY_STUDIO_PROJECT_ID || 'elos',
  dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  /** Origin of the local Lake, such as `http://localhost:3900`; empty for hosted Sanity. */
  lakeUrl,
  /** Origin of the site, such as `http://localhost:3000`, for previews; empty without previews. */
  siteUrl: process.env.SANITY_STUDIO_SITE_URL || '',
  /** Whether the site stores the forms that visitors send. */
  hasInbox: process.env.SANITY_STUDIO_INBOX === 'true',
  /** Whether the site has a mail server, by which it notifies staff of these. */
  sendsMail: process.env.SANITY_STUDIO_MAIL === 'true',
  /** Whether the Studio shows the query tool: on the local Lake and under `sanity dev` only. */
  isDevelopment: lakeUrl !== '' || process.env.NODE_ENV === 'development',
}
