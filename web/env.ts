import { z } from 'zod'

export const environmentSchema = z.object({
  /** The site's own origin, for canonical addresses. */
  SITE_URL: z.url().default('http://localhost:3000'),
  /** 'closed' asks search engines to stay away, as from a rehearsal of the site. */
  SITE_ROBOTS: z.enum(['open', 'closed']).default('open'),
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
  /** Stores the forms that visitors send as leads. Without it there is no inbox. */
  SANITY_WRITE_TOKEN: z.string().min(1).optional(),
  /** The header in which the proxy before the site names the visitor's address ('x-forwarded-for'). */
  CLIENT_ADDRESS_HEADER: z.string().min(1).optional(),
  /** Announces changed pages to search engines (IndexNow). Without it nothing is announced. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[\w-]{8,128}$/)
    .optional(),
  /** The public service that lists Brazil's municipalities; empty: only the bundled list. */
  CITIES_URL: z
    .union([z.url(), z.literal('')])
    .default('https://servicodados.ibge.gov.br/api/v1/localidades/municipios'),
})

/** The environment, checked once. An invalid value ends the process; the error names the variable. */
export const env = environmentSchema.parse(process.env)
