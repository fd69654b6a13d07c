import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { afterEach, expect, test, vi } from 'vitest'
import { siteEnvironment } from '../environment.ts'
import { freshSettings } from '../freshSettings.ts'
import { refreshSite } from './refresh.ts'

afterEach(() => vi.unstubAllGlobals())

function respondWith(status: number) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('the site gets a signed message that the settings changed', async () => {
  const settings = await freshSettings('refresh')
  const fetch = respondWith(200)
  await refreshSite(settings)
  const [url, { headers, body } = {}] = fetch.mock.lastCall ?? []
  expect(url).toBe(`http://localhost:${settings.ports.site}/api/revalidate`)
  expect(JSON.parse(String(body))).toEqual({ _id: 'siteSettings', _type: 'siteSettings' })
  const signature = new Headers(headers).get(SIGNATURE_HEADER_NAME) ?? ''
  const secret = siteEnvironment(settings).SANITY_WEBHOOK_SECRET ?? ''
  await expect(isValidSignature(String(body), signature, secret)).resolves.toBe(true)
  settings.remove()
})

test('a refusal of the site is an error', async () => {
  const settings = await freshSettings('refresh')
  respondWith(401)
  await expect(refreshSite(settings)).rejects.toThrow('401')
  settings.remove()
})
