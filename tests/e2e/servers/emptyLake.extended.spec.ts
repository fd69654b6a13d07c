import { addresses } from '@elos/stack/config'
import { freshSettings } from '@elos/stack/freshSettings'
import { bringUp } from '@elos/stack/stack'
import { expect } from '@playwright/test'
import { env } from '../support/lake.ts'
import { test } from '../support/test.ts'

test('with an empty Lake the site starts, and answers every path with its 404 page', async () => {
  const fresh = await freshSettings('empty')
  const settings = { ...fresh, siteDist: env.E2E_SITE_DIST }
  const stack = await bringUp(settings, { seeded: false, studio: false, built: true })
  try {
    const { site } = addresses(settings)
    for (const path of ['/', '/bradesco-saude', '/blog', '/lgpd']) {
      const answer = await fetch(`${site}${path}`)
      expect(answer.status, path).toBe(404)
      expect(await answer.text(), path).toMatch(/<h1[^>]*>Página Não Encontrada<\/h1>/)
    }
  } finally {
    await stack.stop()
    fresh.remove()
  }
})
