import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import webhook from '@elos/content/tags/webhook.json' with { type: 'json' }
import { defineBlueprint, defineCorsOrigin, defineDocumentWebhook } from '@sanity/blueprints'

function required(name: string): string {
  const value = process.env[name]
  if (value) return value
  throw new Error(`${name} is not set. Set it and run the command again.`)
}

function originOf(name: string): string {
  const url = URL.parse(required(name))
  if (url?.protocol === 'https:') return url.origin
  throw new Error(`${name} has to be an address that begins with https://.`)
}

/**
 * The resources that a project of hosted Sanity needs for the Studio and the site. Running
 * `npm run studio -- blueprints deploy` brings the project to them (docs/hosted-sanity.md).
 */
export default defineBlueprint({
  resources: [
    // The Studio's pages send the editor's session with their requests.
    defineCorsOrigin({ name: 'studio', origin: originOf('STUDIO_URL'), allowCredentials: true }),
    defineDocumentWebhook({
      name: 'publishing',
      displayName: webhook.name,
      dataset: process.env.SANITY_DATASET || 'production',
      url: `${originOf('SITE_URL')}/api/revalidate`,
      httpMethod: 'POST',
      apiVersion: `v${API_VERSION}`,
      on: ['create', 'update', 'delete'],
      filter: webhook.filter,
      projection: webhook.projection,
      includeDrafts: false,
      status: 'enabled',
      secret: required('SANITY_WEBHOOK_SECRET'),
    }),
  ],
})
