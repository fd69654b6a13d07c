import { expect, type Page } from '@playwright/test'
import { banner } from './support/banner.ts'
import { refuseScript } from './support/consent.ts'
import { env } from './support/lake.ts'
import { templates } from './support/pages.ts'
import { everythingStored, requestsElsewhere } from './support/privacy.ts'
import { openSettled } from './support/settled.ts'
import { test } from './support/test.ts'

test.use({ isNew: true })

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

for (const [template, path] of Object.entries(templates)) {
  test(`a page of the template ${template} asks for a choice, and not again after “Rejeitar”; it neither requests another origin nor stores anything but the refusal`, async ({
    context,
    page,
  }) => {
    const requests = requestsElsewhere(context)
    await openSettled(page, path)
    await expect(banner(page)).toBeVisible()
    expect(await everythingStored(page)).toEqual({ entries: {}, cookies: [] })
    await press(page, 'Rejeitar')
    await expect(banner(page)).toBeHidden()
    const refused = await everythingStored(page)
    await openSettled(page, path)
    await expect(banner(page)).toBeHidden()
    expect(await everythingStored(page)).toEqual(refused)
    expect(requests).toEqual([])
  })
}

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

test('a page to which the visitor goes back follows a choice that was made since', async ({
  page,
}) => {
  await page.goto('/blog')
  await expect(banner(page)).toBeVisible()
  await page.evaluate(refuseScript(env.E2E_SITE_URL))
  // A browser dispatches this event in a page that it has kept: Playwright's browsers keep none.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(banner(page)).toBeHidden()
})
