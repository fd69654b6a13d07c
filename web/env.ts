import { z } from 'zod'

const variablesSchema = z.object({
  /** The site's own origin, for canonical addresses. */
  SITE_URL: z.url().default('http://localhost:3000'),
  /** 'closed' asks search engines to stay away, as from a staging copy. */
  SITE_ROBOTS: z.enum(['open', 'closed']).default('open'),
  SANITY_PROJECT_ID: z.string().min(1).default('elos'),
  SANITY_DATASET: z.string().min(1).default('production'),
  /** The local Lake; absent on hosted Sanity. */
  SANITY_API_HOST: z.url().optional(),
  /** Whether everybody may read what is published there, or only those with a token. */
  SANITY_DATASET_VISIBILITY: z.enum(['public', 'private']).default('public'),
  /** Reads drafts, for previews; in a private dataset also what is published. */
  SANITY_READ_TOKEN: z.string().min(1).optional(),
  /** The Studio, which previews link back to. */
  STUDIO_URL: z.url().default('http://localhost:3333'),
  /** Signs the publishing webhook. Without it the revalidation route refuses everything. */
  SANITY_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** Seconds between two comparisons of the site with what is published (web/server/catchUp.ts). */
  CATCH_UP_SECONDS: z
    .string()
    .regex(/^[1-9]\d*$/)
    .optional(),
  /** Stores the forms that visitors send as leads. Without it there is no inbox. */
  SANITY_WRITE_TOKEN: z.string().min(1).optional(),
  /** The mail server by which staff are told of leads: 'smtps://user:password@host:465'. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender of these e-mails: 'Elos <avisos@exemplo.com.br>'. By default the company's own address. */
  SMTP_FROM: z.string().min(1).optional(),
  /** Without a mail server, the folder into which e-mails are written as files. */
  MAIL_DIR: z.string().min(1).optional(),
  /** Another system that is told of leads, such as a CRM (web/notifications/webhook.ts). */
  LEADS_WEBHOOK_URL: z.url({ protocol: /^https$/ }).optional(),
  /** Signs what it is told: 'whsec_' and 24 bytes or more in Base64. */
  LEADS_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/)
    .optional(),
  /** The header in which the proxy before the site names the visitor's address ('x-forwarded-for'). */
  CLIENT_ADDRESS_HEADER: z.string().min(1).optional(),
  /** What several replicas of the site share (web/shared). Without it this is the only one. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** The kind of shared cache before the site, which stores pages until they are purged. */
  CDN: z.enum(['fastly', 'cloudflare', 'http']).optional(),
  /** What is purged there: the Fastly service, the Cloudflare zone, or the address of an HTTP hook. */
  CDN_TARGET: z.string().min(1).optional(),
  /** A token that may purge it. */
  CDN_TOKEN: z.string().min(1).optional(),
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

export const environmentSchema = variablesSchema
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
  throw new Error(
    `The environment has invalid values (.env.example describes them):\n${z.prettifyError(error)}`,
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
 * Returns the seconds between two comparisons. Each is one request of the project's quota on hosted
 * Sanity: one every 20 seconds makes 130,000 a month, of the 250,000 that its plans include.
 */
export function catchUpSeconds({ CATCH_UP_SECONDS, SANITY_API_HOST }: Environment): number {
  return Number(CATCH_UP_SECONDS ?? (SANITY_API_HOST ? 5 : 20))
}
