import { expect } from '@playwright/test'
import { inDraftMode } from './support/draftMode.ts'
import { env } from './support/lake.ts'
import { test } from './support/test.ts'

test('the page that checks previews names what is missing for one, and tells of the site only who has one', async ({
  page,
  request,
}) => {
  const path = '/api/draft-mode/doctor'
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O que falta para a prévia')
  await expect(page.getByRole('listitem')).toHaveText([/^✓ Origem/, /^✗ Cookie/])
  const answer = await request.get(path, { headers: await inDraftMode(env.E2E_SITE_URL) })
  expect(await answer.text()).toMatch(/✓ Origem.*✓ Cookie.*✓ Token.*Webhook/)
})

test('a preview cannot be started without the secret of the Studio', async ({ request }) => {
  const answer = await request.get('/api/draft-mode/enable?sanity-preview-secret=errado', {
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(401)
})

test('leaving a preview never redirects to another site', async ({ request }) => {
  const answer = await request.get('/api/draft-mode/disable?path=//evil.example', {
    maxRedirects: 0,
  })
  expect([answer.status(), answer.headers().location]).toEqual([400, undefined])
})

test('the address of a preview leads everybody but editors to the page itself', async ({
  request,
}) => {
  const answer = await request.get('/previa/amil-saude', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([302, '/amil-saude'])
})

test('a forged cookie leads to the page as published, and is taken', async ({
  page,
  context,
  baseURL,
}) => {
  const cookie = { name: '__prerender_bypass', value: 'falso', url: baseURL ?? '' }
  await context.addCookies([cookie])
  await page.goto('/amil-saude')
  await expect(page).toHaveURL('/amil-saude')
  await expect(page).toHaveTitle(/Amil/)
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).not.toContain(cookie.name)
})

test('a form that is sent to a page with the cookie of draft mode is refused', async ({
  request,
}) => {
  const answer = await request.post('/amil-saude', {
    headers: { cookie: '__prerender_bypass=falso' },
    multipart: { nome: 'Ana' },
  })
  expect([answer.status(), answer.headers().allow]).toEqual([405, 'GET, HEAD'])
})

test('with the cookie of draft mode only the addresses of previews may be framed by the Studio', async ({
  request,
}) => {
  const ancestorsAt = async (path: string) => {
    const headers = { cookie: '__prerender_bypass=falso' }
    const answer = await request.get(path, { headers, maxRedirects: 0 })
    return /frame-ancestors ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1]
  }
  for (const path of ['/amil-saude', '/previa/amil-saude'])
    expect(await ancestorsAt(path), path).toBe(`'self' ${new URL(env.E2E_STUDIO_URL).origin}`)
  for (const path of ['/api/live', '/cotacao/amil-saude', '/sitemap.xml', '/_next/nada'])
    expect(await ancestorsAt(path), path).toBe("'none'")
})
