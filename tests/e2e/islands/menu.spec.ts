import { expect, type Page } from '@playwright/test'
import { menu, menuButton, PHONE } from '../support/phone.ts'
import { test } from '../support/test.ts'

test.describe('the menu of a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })
  /** The island adds the last entry: the menu is awake when it is there. */
  const expectAwake = (page: Page) =>
    expect(menu(page).getByRole('button', { name: 'Texto maior' })).toBeVisible()

  test('closes on a choice and leads to the section', async ({ page }) => {
    await page.goto('/')
    await menuButton(page).tap()
    await menu(page).getByRole('link', { name: 'Depoimentos' }).tap()
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL(/#depoimentos$/)
    await expect(page.locator('#depoimentos h2')).toBeInViewport()
  })

  test('closes on Escape and gives the focus back', async ({ page }) => {
    await page.goto('/')
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link').first()).toBeFocused()
    await expectAwake(page)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })

  test('closes on a tap beside it', async ({ page }) => {
    await page.goto('/')
    await menuButton(page).tap()
    await expectAwake(page)
    await page.touchscreen.tap(180, 720)
    await expect(menu(page)).toBeHidden()
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('opens, and its links work', async ({ page }) => {
      await page.goto('/')
      await menuButton(page).click()
      const names = await menu(page).getByRole('link').allInnerTexts()
      expect(names).toEqual(
        expect.arrayContaining([
          'Plano Empresarial',
          'Plano Sênior',
          'Dentista',
          'Operadoras',
          'Portabilidade',
          'Seja parceiro',
          'Buscar no site',
        ]),
      )
      await menu(page).getByRole('link', { name: 'Blog' }).click()
      await expect(page).toHaveURL('/blog')
    })
  })
})
