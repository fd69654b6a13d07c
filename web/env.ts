import { z } from 'zod'

const text = (description: string) => z.string().min(1).optional().describe(description)

/** Whether an address is an origin: without a path, a query or a user's name. */
function isOrigin(address: string): boolean {
  const url = URL.canParse(address) && new URL(address)
  return url && url.href === `${url.origin}/`
}

const originSchema = z
  .url({ protocol: /^https?$/ })
  .refine(isOrigin)
  .transform((address) => new URL(address).origin)

/** The variables of the site. Each has a phrase that says what is written there, and what for. Errors repeat it. */
const variablesSchema = z.object({
  SITE_URL: originSchema
    .default('http://localhost:3000')
    .describe("the site's own origin, without a path, such as https://www.example.com.br"),
  SITE_ROBOTS: z
    .enum(['open', 'closed'])
    .default('open')
    .describe(
      "'open', or 'closed', which asks search engines to stay away, as from a staging copy",
    ),
  SANITY_PROJECT_ID: z.string().min(1).default('elos').describe('the project with the content'),
  SANITY_DATASET: z.string().min(1).default('production').describe('the dataset of that project'),
  SANITY_API_HOST: originSchema
    .optional()
    .describe(
      'the origin of the local Lake, such as http://127.0.0.1:3900; absent on hosted Sanity',
    ),
  SANITY_DATASET_VISIBILITY: z
    .enum(['public', 'private'])
    .default('public')
    .describe(
      "who may read what is published there: 'public', everybody; 'private', those with a token",
    ),
  SANITY_READ_TOKEN: text(
    'reads drafts, for previews; in a private dataset also what is published',
  ),
  STUDIO_URL: originSchema
    .default('http://localhost:3333')
    .describe('the origin of the Studio, without a path, which previews link back to'),
  SANITY_WEBHOOK_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe('signs the publishing webhook (16 characters or more)'),
  SANITY_WEBHOOK_SECRET_BEFORE: z
    .string()
    .min(16)
    .optional()
    .describe('the secret before that, accepted too while it is being replaced'),
  CATCH_UP_SECONDS: z
    .string()
    .regex(/^[1-9]\d*$/)
    .optional()
    .describe(
      'a whole number of seconds: those between two comparisons of the site with what is published',
    ),
  SANITY_WRITE_TOKEN: text(
    'stores the forms that visitors send as leads; set LEADS_INBOX=off to run without it',
  ),
  LEADS_INBOX: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      "'on', or 'off', which has nothing stored that visitors send: forms lead to WhatsApp",
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe("the mail server by which staff are told of leads: 'smtps://user:password@host:465'"),
  SMTP_FROM: text("the sender of these e-mails: 'Elos <avisos@exemplo.com.br>'"),
  MAIL_DIR: text('the folder into which e-mails are written as files, without a mail server'),
  LEADS_WEBHOOK_URL: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe('an https address of another system that is told of leads, such as a CRM'),
  LEADS_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/)
    .optional()
    .describe("signs what it is told: 'whsec_' and 24 bytes or more in Base64"),
  LEADS_WEBHOOK_CONTACT: z
    .enum(['on', 'off'])
    .default('off')
    .describe(
      "'on', which tells it also who sent the lead, how to reach them, and what they asked for; or 'off'",
    ),
  LEADS_WEBHOOK_RECEIVER: text(
    'who gets these contact data, as the privacy policy names them: `npm run launch-check` looks for it there',
  ),
  CLIENT_ADDRESS_HEADER: text(
    "the header in which the proxy before the site names the visitor's address ('x-forwarded-for')",
  ),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe(
      'the Redis that several replicas of the site share, redis://… or rediss://…; without it this is the only one',
    ),
  PAGES_DIR: text('the folder in which the site keeps its pages, for restarts and for nginx'),
  CDN_PURGE_URL: z
    .url()
    .optional()
    .describe(
      'the address, https://…, that purges a shared cache before the site, which then stores pages',
    ),
  CDN_PURGE_TOKEN: text('a token that may purge it'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('opens /api/metrics to Prometheus (16 characters or more)'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'])
    .default('info')
    .describe('the least important lines of the log that are written: debug, info, warn or error'),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[\w-]{8,128}$/)
    .optional()
    .describe("announces changed pages to search engines: 8 to 128 letters, digits, '-' or '_'"),
  CITIES_URL: z
    .union([z.url(), z.literal('')])
    .default('https://servicodados.ibge.gov.br/api/v1/localidades/municipios')
    .describe(
      "the address, https://…, of a service that lists Brazil's municipalities; empty: only the bundled list",
    ),
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

/** Variables that the site cannot run with. The message names each of them, and says what it is for. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

const VARIABLE_NAMES = variablesSchema.keyof()

/** Returns what a variable is for; undefined for a name that is none. */
export function purposeOf(name: unknown): string | undefined {
  const { data } = VARIABLE_NAMES.safeParse(name)
  return data && variablesSchema.shape[data].description
}

/**
 * Reads the variables of the site. An empty one counts as not set, as where `.env.example` is filled in
 * partly.
 *
 * @throws SettingsError that names each variable with an invalid value
 */
export function readEnvironment(variables: Record<string, string | undefined>) {
  const set = Object.entries(variables).filter(([name, value]) => value || name === MAY_BE_EMPTY)
  const { data, error } = environmentSchema.safeParse(Object.fromEntries(set), {
    error: ({ path: [name] = [] }) => purposeOf(name),
  })
  if (data) return data
  const lines = error.issues.map(({ path: [name], message }) => `  ${String(name)}: ${message}`)
  throw new SettingsError(
    `The environment has values that cannot be used. They take:\n\n${lines.join('\n')}\n`,
  )
}

/**
 * The token with which pages are made: none for a public dataset, so that they cannot hold what visitors
 * may not read, such as leads.
 */
export function publishedToken(env: Environment): string | undefined {
  return env.SANITY_DATASET_VISIBILITY === 'private' ? env.SANITY_READ_TOKEN : undefined
}

/** The token with which leads are stored; undefined where the site has no inbox. */
export function inboxToken(env: Environment): string | undefined {
  return env.LEADS_INBOX === 'on' ? env.SANITY_WRITE_TOKEN : undefined
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
