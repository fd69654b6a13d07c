import { expect, type Page } from '@playwright/test'
import { draftOf } from './forms.ts'

/** Reloads the page once the draft of a form holds a text. */
export async function reloadWithDraft(page: Page, form: string, text: string): Promise<void> {
  await expect.poll(() => draftOf(page, form)).toContain(text)
  await page.reload()
}
