import { expect } from '@playwright/test'
import { test } from '../support/chat.ts'
import { fillQuote, leadsOf, newEmail, openQuote } from '../support/forms.ts'

const REQUESTED = 'Cotação solicitada com sucesso!'

test('without an inbox nothing is sent, and the visitor sees the same', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  const held = Promise.withResolvers<void>()
  await page.route('**/api/leads', async (route) => {
    await held.promise
    await route.fulfill({ json: { inbox: false } })
  })
  const dialog = await openQuote(page)
  await fillQuote(dialog, newEmail())
  await dialog.getByRole('button', { name: 'Solicitar Cotação' }).click()
  await expect(dialog.getByRole('button', { name: 'Enviando...' })).toBeDisabled()
  held.resolve()
  await expect(page.getByText(REQUESTED)).toBeVisible()
  await expect(dialog).not.toContainText('código')
  expect(posts).toEqual([])
})

test('a double click makes one request', async ({ page }) => {
  const email = newEmail()
  const dialog = await openQuote(page)
  await fillQuote(dialog, email)
  await dialog.getByRole('button', { name: 'Solicitar Cotação' }).dblclick()
  await expect(page.getByText(REQUESTED)).toBeVisible()
  expect(await leadsOf(email)).toHaveLength(1)
})

/** A moment, what the modal promises then, and what the confirmation does. */
const MOMENTS = [
  [
    'on a Tuesday morning',
    '2026-11-17T10:00:00-03:00',
    'Respondemos em até 2 horas.',
    'Nossa equipe entrará em contato em até 2 horas.',
  ],
  [
    'on a Saturday evening',
    '2026-11-21T20:00:00-03:00',
    'Respondemos até segunda-feira às 10h.',
    'Respondemos até segunda-feira às 10h.',
  ],
  [
    'on the morning of a holiday, a Friday',
    '2026-11-20T10:00:00-03:00',
    'Respondemos até amanhã às 10h.',
    'Respondemos até amanhã às 10h.',
  ],
] as const

test('the modal and the confirmation promise what the opening hours allow', async ({ page }) => {
  await page.route('**/api/leads', (route) => route.fulfill({ json: { inbox: false } }))
  for (const [when, time, promise, confirmation] of MOMENTS) {
    await test.step(when, async () => {
      await page.clock.setFixedTime(time)
      const dialog = await openQuote(page)
      await expect(dialog.getByText(promise)).toBeVisible()
      await fillQuote(dialog, newEmail())
      await dialog.getByRole('button', { name: 'Solicitar Cotação' }).click()
      const toast = page.getByRole('status').filter({ hasText: REQUESTED })
      await expect(toast).toContainText(confirmation)
    })
  }
})

test('the promise in an open modal follows the clock', async ({ page }) => {
  await page.clock.install({ time: '2026-11-17T15:59:00-03:00' })
  const dialog = await openQuote(page)
  await expect(dialog.getByText('Respondemos em até 2 horas.')).toBeVisible()
  await page.clock.runFor('02:00')
  await expect(dialog.getByText('Respondemos até amanhã às 8h01.')).toBeVisible()
})
