import { expect, type Page } from '@playwright/test'

/** The section with the questions of the partner page, and that of the page of results. */
export const faq = (page: Page) => page.locator('#faq')
/** The box in which a visitor searches them. */
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar nas perguntas' })
/** The questions that are shown. */
export const questions = (page: Page) => faq(page).locator('summary:visible')
/** A button or page number in the section. */
export const button = (page: Page, name: string) =>
  faq(page).getByRole('button', { name, exact: true })

/** Opens a page with questions, and waits until their island is awake. */
export async function openFaq(page: Page, path = '/parceiros-elos#faq'): Promise<void> {
  await page.goto(path)
  await expect(faq(page).locator('[data-island]')).toHaveCount(0)
}
