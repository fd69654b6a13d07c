import { z } from 'zod'

const text = z.string().min(1).optional()
const secret = z.string().min(16).optional()

/** The variables of the site. `.env.example` describes them. */
export const environmentSchema = z
  .object({
    SITE_URL: z.url().default('http://localhost:3000'),
    SITE_ROBOTS: z.enum(['open', 'closed']).default('open'),
    SANITY_PROJECT_ID: z.string().min(1).default('elos'),
    SANITY_DATASET: z.string().min(1).default('production'),
    SANITY_API_HOST: z.url().optional(),
    SANITY_DATASET_VISIBILITY: z.enum(['public', 'private']).default('public'),
    SANITY_READ_TOKEN: text,
    STUDIO_URL: z.url().default('http://localhost:3333'),
    SANITY_WEBHOOK_SECRET: secret,
    SANITY_WEBHOOK_SECRET_BEFORE: secret,
    CATCH_UP_SECONDS: z
      .string()
      .regex(/^[1-9]\d*$/)
      .optional(),
    SANITY_WRITE_TOKEN: text,
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    SMTP_FROM: text,
    MAIL_DIR: text,
    LEADS_WEBHOOK_URL: z.url({ protocol: /^https$/ }).optional(),
    /** A secret of Standard Webhooks: 24 bytes or more in Base64. */
    LEADS_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/)
      .optional(),
    CLIENT_ADDRESS_HEADER: text,
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    PAGES_DIR: text,
    CDN_PURGE_URL: z.url().optional(),
    CDN_PURGE_TOKEN: text,
    METRICS_TOKEN: secret,
    INDEXNOW_KEY: z
      .string()
      .regex(/^[\w-]{8,128}$/)
      .optional(),
    CITIES_URL: z
      .union([z.url(), z.literal('')])
      .default('https://servicodados.ibge.gov.br/api/v1/localidades/municipios'),
  })
  .refine((env) => env.SANITY_DATASET_VISIBILITY === 'public' || env.SANITY_READ_TOKEN, {
    path: ['SANITY_READ_TOKEN'],
    error: 'A private dataset is read with a token',
  })
  .refine((env) => !env.LEADS_WEBHOOK_URL || env.LEADS_WEBHOOK_SECRET, {
    path: ['LEADS_WEBHOOK_SECRET'],
    error: 'The webhook of leads is signed with a secret',
  })

export type Environment = z.infer<typeof environmentSchema>

/** The only variable whose empty value means something. */
const MAY_BE_EMPTY = 'CITIES_URL'

/**
 * Reads the variables of the site. An empty one counts as not set, as where `.env.example` is filled in
 * partly.
 *
 * @throws Error that names each variable with an invalid value
 */
export function readEnvironment(variables: Record<string, string | undefined>) {
  const set = Object.entries(variables).filter(([name, value]) => value || name === MAY_BE_EMPTY)
  const { data, error } = environmentSchema.safeParse(Object.fromEntries(set))
  if (data) return data
  const lines = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new Error(
    `The environment has invalid values (.env.example describes them):\n${lines.join('\n')}`,
  )
}

/**
 * The token with which pages are made: none for a public dataset, so that they cannot hold what visitors
 * may not read, such as leads.
 */
export function publishedToken(env: Environment): string | undefined {
  return env.SANITY_DATASET_VISIBILITY === 'private' ? env.SANITY_READ_TOKEN : undefined
}

/** The environment, checked once. */
export const env = readEnvironment(process.env)

/**
 * Returns the seconds between two comparisons, of all replicas together. Each is one request of the project's quota on
 * hosted Sanity: one every 20 seconds makes 130,000 a month, of the 250,000 that its plans include.
 */
export function comparisonSeconds({
  CATCH_UP_SECONDS,
  SANITY_API_HOST,
}: Pick<Environment, 'CATCH_UP_SECONDS' | 'SANITY_API_HOST'>): number {
  return Number(CATCH_UP_SECONDS ?? (SANITY_API_HOST ? 5 : 20))
}
