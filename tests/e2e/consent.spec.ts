import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'
import { banner, preferences } from './support/banner.ts'
import { CONSENT, REFUSED } from './support/consent.ts'
import { env } from './support/lake.ts'
import { templates } from './support/pages.ts'
import { openSettled } from './support/settled.ts'
import { test } from './support/test.ts'

test.use({ isNew: true })

const ACCEPTED = { necessary: true, functional: true, analytics: true, marketing: true }

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** Everything that the browser stores for the site. */
async function everythingStored(page: Page) {
  const entries = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))
  return { entries, cookies: await page.context().cookies() }
}

async function storedChoice(page: Page): Promise<unknown> {
  const { entries } = await everythingStored(page)
  return JSON.parse(entries[CONSENT] ?? 'null')
}

/** The paths of a page of each template, and of one that is not stored. */
const PATHS = [...Object.values(templates), '/parceiros-elos/perguntas?busca=comissao']

/** The requests of pages to other origins, as they come. */
function foreignRequests(pages: Page | BrowserContext): string[] {
  const requests: string[] = []
  pages.on('request', (request: Request) => {
    const url = request.url()
    if (!url.startsWith(env.E2E_SITE_URL) && !url.startsWith('data:')) requests.push(url)
  })
  return requests
}

test('every template asks for a choice; until it is made, no other origin is requested and nothing is stored', async ({
  context,
  page,
}) => {
  const requests = foreignRequests(context)
  for (const path of PATHS) {
    await openSettled(page, path)
    await expect(banner(page), path).toBeVisible()
    expect(await everythingStored(page), path).toEqual({ entries: {}, cookies: [] })
  }
  expect(requests).toEqual([])
})

test('after “Rejeitar” no template asks again, requests another origin or stores anything more', async ({
  context,
  page,
}) => {
  await page.goto('/')
  await press(page, 'Rejeitar')
  await expect(banner(page)).toBeHidden()
  const refused = await everythingStored(page)
  const requests = foreignRequests(context)
  for (const path of PATHS) {
    await openSettled(page, path)
    await expect(banner(page), path).toBeHidden()
    expect(await everythingStored(page), path).toEqual(refused)
  }
  expect(requests).toEqual([])
})

test('“Rejeitar” stores the refusal and its proof, and nothing else, on this page and the next', async ({
  page,
}) => {
  const requests = foreignRequests(page)
  await page.goto('/')
  await press(page, 'Rejeitar')
  await expect(banner(page)).toBeHidden()
  expect(await storedChoice(page)).toEqual(REFUSED)
  await openSettled(page, '/blog')
  await expect(banner(page)).toBeHidden()
  const { entries, cookies } = await everythingStored(page)
  expect(Object.keys(entries).sort()).toEqual([CONSENT, `${CONSENT}-proof`])
  expect(JSON.parse(entries[`${CONSENT}-proof`] ?? '')).toEqual({
    version: '1',
    time: expect.stringMatching(/^\d{4}-/),
    id: expect.stringMatching(/^\d+-/),
  })
  expect(cookies).toEqual([])
  expect(requests).toEqual([])
})

test('“Aceitar Todos” agrees to all four categories; without measurement ids no other origin is requested', async ({
  page,
}) => {
  const requests = foreignRequests(page)
  await page.goto('/')
  await press(page, 'Aceitar Todos')
  await expect(banner(page)).toBeHidden()
  expect(await storedChoice(page)).toEqual(ACCEPTED)
  // This file has the ids of Google's scripts, which are requested only with consent.
  const settingsRead = page.waitForResponse('**/dados.json')
  await openSettled(page, '/blog')
  await settingsRead
  expect(requests).toEqual([])
})

test('the buttons to refuse and to accept look the same', async ({ page }) => {
  await page.goto('/')
  const looks = await Promise.all(
    ['Rejeitar', 'Aceitar Todos'].map((name) =>
      page.getByRole('button', { name }).evaluate((button) => {
        const { color, backgroundColor, borderColor, font, height } = getComputedStyle(button)
        return { color, backgroundColor, borderColor, font, height }
      }),
    ),
  )
  expect(looks[0]).toEqual(looks[1])
})

test('“Configurar” lets the visitor choose by category; only “Salvar Preferências” stores the choice', async ({
  page,
}) => {
  await page.goto('/')
  await press(page, 'Configurar')
  const necessary = preferences(page).getByRole('switch', { name: /Necessários/ })
  await expect(necessary).toBeChecked()
  await expect(necessary).toBeDisabled()
  for (const name of [/Funcionais/, /De análise/, /De marketing/]) {
    await expect(preferences(page).getByRole('switch', { name })).not.toBeChecked()
  }
  await preferences(page).getByText('De análise').click()
  await press(page, 'Cancelar')
  await expect(preferences(page)).toBeHidden()
  expect(await storedChoice(page)).toBeNull()
  await expect(banner(page)).toBeVisible()

  await press(page, 'Configurar')
  await expect(preferences(page).getByRole('switch', { name: /De análise/ })).not.toBeChecked()
  await preferences(page).getByText('Funcionais').click()
  await press(page, 'Salvar Preferências')
  await expect(preferences(page)).toBeHidden()
  await expect(banner(page)).toBeHidden()
  expect(await storedChoice(page)).toEqual({ ...REFUSED, functional: true })
})

test('“Preferências de cookies” in the footer shows the choice and changes it', async ({
  page,
}) => {
  await page.goto('/blog')
  await press(page, 'Aceitar Todos')
  await page.getByRole('link', { name: 'Preferências de cookies' }).click()
  await expect(preferences(page).getByRole('switch', { checked: true })).toHaveCount(4)
  await preferences(page).getByText('De marketing').click()
  await press(page, 'Salvar Preferências')
  await expect.poll(() => storedChoice(page)).toEqual({ ...ACCEPTED, marketing: false })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no banner is shown, and the footer leads to the policy on cookies', async ({ page }) => {
    await page.goto('/blog')
    await expect(banner(page)).toBeHidden()
    await page.getByRole('link', { name: 'Preferências de cookies' }).click()
    await expect(page).toHaveURL(/\/politica-privacidade#cookies/)
    await expect(page.locator(':target')).toContainText('Cookies')
  })
})

test('an entry that tells no choice counts as none', async ({ page }) => {
  await page.goto('/blog')
  for (const value of ['{', 'accepted', '{"necessary":true,"analytics":"yes"}']) {
    await page.evaluate(
      ([name = '', text = '']) => localStorage.setItem(name, text),
      [CONSENT, value],
    )
    await page.reload()
    await expect(banner(page), value).toBeVisible()
  }
})

test('a choice made or removed in one tab applies in the other', async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto('/')
  await other.goto('/blog')
  await expect(banner(page)).toBeVisible()
  await press(other, 'Rejeitar')
  await expect(banner(page)).toBeHidden()
  await other.evaluate(() => localStorage.clear())
  await expect(banner(page)).toBeVisible()
})
