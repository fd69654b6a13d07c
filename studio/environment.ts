/** The version of Sanity's API that this Studio's own queries are written for. */
export const API_VERSION = '2025-02-19'

const lakeUrl = process.env.SANITY_STUDIO_LAKE_URL || ''

/**
 * Where this Studio keeps its content. With `SANITY_STUDIO_LAKE_URL` it is the local Lake; without
 * it, hosted Sanity. Sanity's bundler replaces each variable by its text, so they are read by name.
 */
export const environment = {
  projectId: process.env.SANITY_STUDIO_PROJECT_ID || 'elos',
  dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  /** Origin of the local Lake, such as `http://localhost:3900`; empty for hosted Sanity. */
  lakeUrl,
  /** Origin of the site, such as `http://localhost:3000`, for previews; empty where there is none. */
  siteUrl: process.env.SANITY_STUDIO_SITE_URL || '',
  /** Whether the site keeps what visitors send from its forms. */
  hasInbox: process.env.SANITY_STUDIO_INBOX === 'true',
  /** The query tool is for developers: on the local Lake and under `sanity dev` only. */
  isDevelopment: lakeUrl !== '' || process.env.NODE_ENV === 'development',
}
