import { expect, type Page } from '@playwright/test'
import { preferences } from '../support/banner.ts'
import { test } from '../support/chat.ts'
import { CONSENT, REFUSED } from '../support/consent.ts'
import { fillQuote, newEmail, openQuote, quoteDialog, SENT } from '../support/forms.ts'
import { lake } from '../support/lake.ts'
import { openSettled } from '../support/settled.ts'

const LINK = '?utm_source=carta&utm_medium=email&utm_campaign=verao-2027&gclid=Cj0KCQ'

/** Makes the visitor agree to these categories, and to no other. */
const agreeTo = (page: Page, agreed: Partial<Record<keyof typeof REFUSED, true>>) =>
  page.addInitScript(([name, record]) => localStorage.setItem(name, record), [
    CONSENT,
    JSON.stringify({ ...REFUSED, ...agreed }),
  ] as const)

/** The campaigns of the requests from an e-mail address. */
const campaignsOf = (email: string) =>
  lake.fetch('*[_type == "lead" && email == $email].campaign', { email })

/** Fills in the open modal, and sends it. Returns the e-mail address that was typed. */
async function send(page: Page): Promise<string> {
  const dialog = quoteDialog(page)
  const email = newEmail()
  await fillQuote(dialog, email)
  await dialog.getByRole('button', { name: 'Solicitar Cotação' }).click()
  await expect(dialog.getByRole('heading', { name: 'Recebemos o seu pedido' })).toBeVisible(SENT)
  return email
}

test('a visitor who agreed to marketing sends with a request which campaign led to the visit, and no id of a click', async ({
  page,
}) => {
  await agreeTo(page, { marketing: true })
  await openSettled(page, `/bradesco-saude${LINK}`)
  await page.waitForFunction(() => sessionStorage.getItem('campanha'))
  await openQuote(page, '/termos-uso')
  expect(await campaignsOf(await send(page))).toEqual([
    { source: 'carta', medium: 'email', campaign: 'verao-2027' },
  ])
})

test('a visitor who did not agree to marketing sends no campaign, and nothing of it is stored', async ({
  page,
}) => {
  await agreeTo(page, { functional: true, analytics: true })
  await openQuote(page, `/bradesco-saude${LINK}`)
  expect(await campaignsOf(await send(page))).toEqual([null])
  expect(await page.evaluate(() => sessionStorage.getItem('campanha'))).toBeNull()
})

test('a visitor who refuses marketing in one tab sends no campaign from another', async ({
  page,
  context,
}) => {
  await page.goto('/termos-uso')
  await page.evaluate(([name, record]) => localStorage.setItem(name, record), [
    CONSENT,
    JSON.stringify({ ...REFUSED, marketing: true }),
  ] as const)
  await openQuote(page, `/bradesco-saude${LINK}`)
  await page.waitForFunction(() => sessionStorage.getItem('campanha'))

  const other = await context.newPage()
  await openSettled(other, '/blog')
  await other.getByRole('link', { name: 'Preferências de cookies' }).click()
  await preferences(other).getByText('De marketing').click()
  await preferences(other).getByRole('button', { name: 'Salvar Preferências' }).click()

  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('campanha'))).toBeNull()
  expect(await campaignsOf(await send(page))).toEqual([null])
})
