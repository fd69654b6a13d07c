import { z } from 'zod'

const Environment = z.object({
  /** The site's own origin, for canonical addresses. */
  SITE_URL: z.url().default('http://localhost:3000'),
  SANITY_PROJECT_ID: z.string().min(1).default('elos'),
  SANITY_DATASET: z.string().min(1).default('production'),
  /** The local Lake; absent on hosted Sanity. */
  SANITY_API_HOST: z.url().optional(),
  /** Reads drafts, for previews. Without it there are none. */
  SANITY_READ_TOKEN: z.string().min(1).optional(),
  /** The Studio, which previews link back to. */
  STUDIO_URL: z.url().default('http://localhost:3333'),
  /** Signs the publishing webhook. Without it the revalidation route refuses everything. */
  SANITY_WEBHOOK_SECRET: z.string().min(16).optional(),
})

/** The environment, checked once: a wrong value ends the start with the name of the variable. */
export const env = Environment.parse(process.env)
