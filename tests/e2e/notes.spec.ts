import { expect, type Locator, type Page } from '@playwright/test'
import { PHONE } from './support/phone.ts'
import { openSettled } from './support/settled.ts'
import { test } from './support/test.ts'

// Reduced motion switches off smooth scrolling, which takes time to reach what is clicked.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The least target of a mark, in CSS pixels. */
const TARGET = { width: 22, height: 34 }

/** The marks of the figures in a part of the page. */
const marks = (part: Page | Locator) => part.getByRole('link', { name: /^Nota \d+$/ })

/** The way back from a note to a mark. */
const wayBack = async (page: Page, mark: Locator) =>
  page.locator(`a[href="#${await mark.getAttribute('id')}"]`)

/** The note at the end of the page that says this. */
const note = (page: Page, text: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: text })
    .filter({ has: page.getByText('Fonte') })

test('a mark leads to its note, and the note back to each of its marks', async ({ page }) => {
  await openSettled(page, '/amil-saude')
  const lines = note(page, 'Linhas de planos')
  const name = 'Nota 4'
  const mark = page.getByRole('link', { name, exact: true }).first()
  await mark.click()
  await expect(page).toHaveURL(/#nota-4$/)
  await expect(lines).toBeInViewport()
  await expect(lines, 'the note that was asked for stands out').not.toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  )
  await lines.getByRole('link', { name: `${name}: voltar ao texto, lugar 2` }).click()
  const second = page.getByRole('link', { name, exact: true }).nth(1)
  await expect(second).toBeInViewport()
  await expect(second, 'the mark that was asked for stands out').not.toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  )
})

test('a keyboard goes to the note, through it, and back to the figure', async ({ page }) => {
  await openSettled(page, '/amil-saude')
  const mark = marks(page).first()
  await mark.press('Enter')
  const back = await wayBack(page, mark)
  await expect(back).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(back).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(mark).toBeFocused()
})

test('a note leads back into an answer that is folded', async ({ page }) => {
  await openSettled(page, '/')
  const answer = page.getByRole('group').filter({ hasText: 'Posso trocar de plano' })
  const mark = answer.locator('.NoteMark').first()
  await expect(mark).not.toBeVisible()
  await (await wayBack(page, mark)).click()
  await expect(mark).toBeInViewport()
})

for (const when of ['before', 'after']) {
  test(`a note leads back to a question of another page of the list, ${when} its island wakes`, async ({
    page,
  }) => {
    if (when === 'before') await page.route('**/ilhas/faq*', () => {})
    await openSettled(page, when === 'before' ? '/parceiros-elos#candidatura' : '/parceiros-elos')
    const question = page.locator('details').filter({ hasText: 'Em quanto tempo posso começar' })
    const mark = question.locator('.NoteMark')
    if (when === 'after') {
      await page.locator('#faq').scrollIntoViewIfNeeded()
      await expect(page.locator('#faq [data-island]')).toHaveCount(0)
    }
    await expect(question).not.toBeVisible()
    await (await wayBack(page, mark)).click()
    await expect(mark).toBeInViewport()
  })
}

test('paper has the marks and the notes, without the ways back', async ({ page }) => {
  await openSettled(page, '/amil-saude')
  await page.emulateMedia({ media: 'print' })
  const mark = page.locator('.NoteMark').first()
  await expect(mark).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Condições e fontes' })).toBeVisible()
  await expect(await wayBack(page, mark)).not.toBeVisible()
})

test.describe('on a phone, without script', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })

  for (const path of ['/alice-saude', '/plano-empresarial', '/seguro-automotivo-frotas']) {
    test(`every figure of ${path} can be seen, or is in an answer that is folded`, async ({
      page,
    }) => {
      await page.goto(path)
      const figures = page.locator('main .NoteMark')
      expect(await figures.count()).toBeGreaterThan(0)
      const hidden = await figures.evaluateAll((all) =>
        all
          .filter((mark) => !mark.checkVisibility() && !mark.closest('details'))
          .map((mark) => mark.parentElement?.textContent),
      )
      expect(hidden).toEqual([])
    })
  }

  test('marks are large enough for a finger, and lead to their notes and back', async ({
    page,
  }) => {
    await page.goto('/amil-saude')
    for (const mark of await page.locator('.NoteMark').all()) {
      const { width = 0, height = 0 } = (await mark.boundingBox()) ?? {}
      expect.soft(width).toBeGreaterThanOrEqual(TARGET.width)
      expect.soft(height).toBeGreaterThanOrEqual(TARGET.height)
    }
    const mark = marks(page).first()
    await mark.click()
    const back = await wayBack(page, mark)
    await expect(back).toBeInViewport()
    await back.click()
    await expect(mark).toBeInViewport()
  })
})
