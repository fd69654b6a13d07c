import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addresses, type Settings, TOP, usesLocalLake } from './config.ts'
import { secrets } from './secrets.ts'

type Environment = Record<string, string>

/** The local Lake's project and dataset. Elsewhere the environment names the project. */
const PROJECT = 'elos'
const DATASET = 'production'

/** The variables of the Lake's process. */
export function lakeEnvironment(settings: Settings): Environment {
  const { site, studio } = addresses(settings)
  const named = origins(settings)
  return {
    LAKE_PORT: String(settings.ports.lake),
    LAKE_DIR: settings.lakeDir,
    LAKE_TOKEN: secrets().lakeToken,
    LAKE_PROJECT: PROJECT,
    LAKE_DATASET: DATASET,
    LAKE_STUDIO_ORIGINS: allowed(studio, named.studio),
    LAKE_ORIGINS: allowed(site, named.site),
    // Parts of the Studio name the project as hosted Sanity does. Browsers take it for this machine.
    LAKE_HOSTS: `${PROJECT}.localhost:${settings.ports.lake}`,
    LAKE_WEBHOOKS: JSON.stringify([publishingWebhook(site)]),
  }
}

/** The time for which the Lake repeats a failed delivery. A site that is down renders every page at its next start. */
const RETRY_FOR_MS = 5000

/** The webhook that notifies the site of what was published. On hosted Sanity it has the same filter. */
function publishingWebhook(site: string) {
  const webhook = JSON.parse(readFileSync(join(TOP, 'packages/content/tags/webhook.json'), 'utf8'))
  return {
    ...webhook,
    url: `${site}/api/revalidate`,
    secret: webhookSecret(),
    retryFor: RETRY_FOR_MS,
  }
}

function webhookSecret(): string {
  return process.env.SANITY_WEBHOOK_SECRET || secrets().webhookSecret
}

/** The origins of the site and the Studio as people see them, such as those of a proxy before them. */
function origins(settings: Settings) {
  const { site, studio } = addresses(settings)
  return { site: process.env.SITE_URL || site, studio: process.env.STUDIO_URL || studio }
}

/** The origins whose pages may send requests to the local Lake, separated by commas. */
function allowed(own: string, named: string): string {
  return [...new Set([own, named])].join(',')
}

/**
 * The variables of the site and of the commands that write. With the local Lake they name it; otherwise
 * the project, server and tokens are those of the environment.
 */
export function siteEnvironment(settings: Settings): Environment {
  const { site, studio } = origins(settings)
  const own = {
    SITE_DIST: settings.siteDist,
    GALLERY: settings.gallery ? 'open' : '',
    SITE_OUTPUT: settings.standalone ? 'standalone' : '',
    SITE_URL: site,
    STUDIO_URL: studio,
    SANITY_WEBHOOK_SECRET: webhookSecret(),
  }
  if (!usesLocalLake()) return own
  return {
    ...own,
    // The site asks no server outside of this machine when it uses the local Lake.
    CITIES_URL: process.env.CITIES_URL ?? '',
    SANITY_PROJECT_ID: PROJECT,
    SANITY_DATASET: DATASET,
    SANITY_API_HOST: addresses(settings).lake,
    SANITY_READ_TOKEN: secrets().lakeToken,
    SANITY_WRITE_TOKEN: secrets().lakeToken,
  }
}

/** The variables that the Studio's build replaces by their values. */
export function studioEnvironment(settings: Settings): Environment {
  const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST, SANITY_WRITE_TOKEN } = process.env
  const { LEADS_INBOX, SMTP_URL } = process.env
  const local = usesLocalLake()
  const hasInbox = LEADS_INBOX !== 'off' && (local || Boolean(SANITY_WRITE_TOKEN))
  return {
    SANITY_STUDIO_PROJECT_ID: local ? PROJECT : (SANITY_PROJECT_ID ?? ''),
    SANITY_STUDIO_DATASET: local ? DATASET : (SANITY_DATASET ?? DATASET),
    SANITY_STUDIO_LAKE_URL: local ? addresses(settings).lake : (SANITY_API_HOST ?? ''),
    SANITY_STUDIO_SITE_URL: origins(settings).site,
    SANITY_STUDIO_INBOX: String(hasInbox),
    SANITY_STUDIO_MAIL: String(Boolean(SMTP_URL)),
  }
}
