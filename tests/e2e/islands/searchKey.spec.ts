import { expect, test } from '@playwright/test'

for (const key of ['Control+k', 'Meta+k']) {
  test(`${key} is noted, and the browser does not act on it`, async ({ page }) => {
    const notes: string[] = []
    page.on('console', (message) => notes.push(message.text()))
    await page.goto('/')
    await page.evaluate(() => {
      addEventListener('keydown', (event) => {
        if (event.key === 'k') setTimeout(() => document.body.append(`${event.defaultPrevented}`))
      })
    })
    await expect(async () => {
      await page.keyboard.press(key)
      await expect(page.locator('body')).toContainText(/true$/, { timeout: 100 })
    }).toPass()
    expect(notes).toContain('search-key')
  })
}
