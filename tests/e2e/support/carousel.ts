import { expect, type Page } from '@playwright/test'

/** A testimonial of the home page, by its place. */
export const slide = (page: Page, number: number) =>
  page.getByRole('group', { name: `${number} de 7`, exact: true })

/** Opens the home page and scrolls to the testimonials, until they are revealed. */
export async function openCarousel(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Próximo depoimento' }).scrollIntoViewIfNeeded()
  await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
  // The animation that reveals the section has ended.
  await expect(page.locator('#depoimentos > *').last()).toHaveCSS('opacity', '1')
}
