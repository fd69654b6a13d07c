import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addresses, isHosted, type Settings, TOP } from './config.ts'
import { secrets } from './secrets.ts'

type Environment = Record<string, string>

/** The local Lake's project and dataset; on hosted Sanity the environment names them. */
const PROJECT = 'elos'
const DATASET = 'production'

/** What the Lake's process needs. */
export function lakeEnvironment(settings: Settings): Environment {
  const { site, studio } = addresses(settings)
  return {
    LAKE_PORT: String(settings.ports.lake),
    LAKE_DIR: settings.lakeDir,
    LAKE_TOKEN: secrets().lakeToken,
    LAKE_PROJECT: PROJECT,
    LAKE_DATASET: DATASET,
    LAKE_STUDIO_ORIGINS: studio,
    LAKE_ORIGINS: site,
    LAKE_WEBHOOKS: JSON.stringify([publishingWebhook(site)]),
  }
}

/** How long, in milliseconds, the Lake goes on trying: a site that is down is refreshed at its start. */
const RETRY_FOR = 5000

/** Tells the site what was published, as it would be told by hosted Sanity. */
function publishingWebhook(site: string) {
  const told = JSON.parse(readFileSync(join(TOP, 'packages/content/tags/webhook.json'), 'utf8'))
  const secret = process.env.SANITY_WEBHOOK_SECRET ?? secrets().webhookSecret
  return { ...told, url: `${site}/api/revalidate`, secret, retryFor: RETRY_FOR }
}

/** What the site and the seed need to find the Lake. On hosted Sanity: nothing but the addresses. */
export function siteEnvironment(settings: Settings): Environment {
  const { site, studio, lake } = addresses(settings)
  const own = {
    SITE_DIST: settings.siteDist,
    GALLERY: settings.gallery ? 'open' : '',
    SITE_URL: process.env.SITE_URL ?? site,
    STUDIO_URL: process.env.STUDIO_URL ?? studio,
    SANITY_WEBHOOK_SECRET: process.env.SANITY_WEBHOOK_SECRET ?? secrets().webhookSecret,
  }
  if (isHosted()) return own
  return {
    ...own,
    // On this machine the site asks nobody outside of it.
    CITIES_URL: process.env.CITIES_URL ?? '',
    SANITY_PROJECT_ID: PROJECT,
    SANITY_DATASET: DATASET,
    SANITY_API_HOST: lake,
    SANITY_READ_TOKEN: secrets().lakeToken,
    SANITY_WRITE_TOKEN: secrets().lakeToken,
  }
}

/** What is built into the Studio. */
export function studioEnvironment(settings: Settings): Environment {
  if (isHosted()) {
    return {
      SANITY_STUDIO_PROJECT_ID: process.env.SANITY_PROJECT_ID ?? '',
      SANITY_STUDIO_DATASET: process.env.SANITY_DATASET ?? DATASET,
      SANITY_STUDIO_SITE_URL: process.env.SITE_URL ?? addresses(settings).site,
      SANITY_STUDIO_INBOX: String(Boolean(process.env.SANITY_WRITE_TOKEN)),
    }
  }
  return {
    SANITY_STUDIO_PROJECT_ID: PROJECT,
    SANITY_STUDIO_DATASET: DATASET,
    SANITY_STUDIO_LAKE_URL: addresses(settings).lake,
    SANITY_STUDIO_SITE_URL: addresses(settings).site,
    SANITY_STUDIO_INBOX: 'true',
  }
}
