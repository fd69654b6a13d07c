import type { Locator } from '@playwright/test'

/** The field of a form in which a city is chosen. */
export const city = (form: Locator) => form.getByRole('combobox', { name: 'Cidade' })

/** The cities that a form suggests. */
export const suggestions = (form: Locator) => form.getByRole('option')
