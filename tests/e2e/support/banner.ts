import type { Page } from '@playwright/test'

/** The banner that asks a new visitor for consent. */
export const banner = (page: Page) => page.getByRole('complementary', { name: 'Aviso de cookies' })

/** The dialog in which the visitor chooses by category. */
export const preferences = (page: Page) =>
  page.getByRole('dialog', { name: 'Preferências de cookies' })
