import webhook from '@elos/content/tags/webhook.json' with { type: 'json' }
import { expect, test, vi } from 'vitest'

const SETTINGS = {
  SANITY_WEBHOOK_SECRET: 'um-segredo-de-teste',
  SITE_URL: 'https://www.exemplo.com.br/',
  STUDIO_URL: 'https://exemplo.sanity.studio',
}

test('hosted Sanity reports to the site what the local Lake reports, signed, and lets the Studio send its session', async () => {
  for (const [name, value] of Object.entries(SETTINGS)) vi.stubEnv(name, value)
  const { default: blueprint } = await import('./sanity.blueprint.ts')
  expect(blueprint().resources).toEqual([
    expect.objectContaining({ origin: SETTINGS.STUDIO_URL, allowCredentials: true }),
    expect.objectContaining({
      displayName: webhook.name,
      url: 'https://www.exemplo.com.br/api/revalidate',
      httpMethod: 'POST',
      on: webhook.on,
      filter: webhook.filter,
      projection: webhook.projection,
      includeDrafts: false,
      secret: SETTINGS.SANITY_WEBHOOK_SECRET,
    }),
  ])
})
