import { expect, type Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { answered } from './support/pages.ts'
import { expectPrintedWhole } from './support/paper.ts'
import { PHONE } from './support/phone.ts'
import { openSettled } from './support/settled.ts'
import { test } from './support/test.ts'

const ALL = '/comparar'
const PAIR = answered.pair

/** The copies of the six carriers of the first content that make many. */
const COPIES = 3

/** The windows of a phone and of a computer. */
const SIZES = [PHONE, { width: 1440, height: 700 }]

const table = (page: Page) => page.getByRole('table')
const carrier = (page: Page, name: string) => page.getByRole('combobox', { name })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('two carriers are chosen by keyboard, and compared whatever their order', async ({
    page,
  }) => {
    await page.goto(ALL)
    await carrier(page, 'Uma').selectOption('SulAmérica Saúde')
    await carrier(page, 'Outra').selectOption('Amil Saúde')
    await page.getByRole('button', { name: 'Comparar as duas' }).press('Enter')
    await expect(page).toHaveURL(PAIR)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amil ou SulAmérica')
    await expect(table(page).getByRole('columnheader')).toHaveText([/^Amil/, /^SulAmérica/])
    await expect(carrier(page, 'Outra')).toHaveValue('/sulamerica-saude')
  })
})

for (const [path, location] of [
  ['/comparar/sulamerica-saude/amil-saude', PAIR],
  ['/comparar/amil-saude/amil-saude', ALL],
  ['/api/comparar?a=/sulamerica-saude&b=/amil-saude', PAIR],
] as const) {
  test(`${path} leads to ${location}`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([308, location])
  })
}

test('carriers that are not known are compared at no address', async ({ request }) => {
  for (const path of ['/comparar/amil-saude/x', '/comparar/amil-saude', `${PAIR}/alice-saude`])
    expect((await request.get(path)).status(), path).toBe(404)
})

for (const path of [ALL, PAIR]) {
  test(`${path} is one wide sheet on paper, and one of the usual form`, async ({ page }) => {
    await expectPrintedWhole(page, path, 1)
    const file = await page.pdf({ preferCSSPageSize: true })
    const sheets = await getDocumentProxy(new Uint8Array(file))
    const { width, height } = (await sheets.getPage(1)).getViewport({ scale: 1 })
    expect(sheets.numPages).toBe(1)
    expect(width).toBeGreaterThan(height)
  })
}

test('many carriers are printed from the first sheet on, question by question', async ({
  page,
}) => {
  await page.goto(ALL)
  await table(page).evaluate((element, copies) => {
    element.closest('.ComparedTable')?.setAttribute('data-many', 'true')
    for (const row of element.querySelectorAll('.row')) {
      const answers = [...row.querySelectorAll('[data-carrier]')]
      for (let copy = 0; copy < copies; copy++)
        row.append(...answers.map((answer) => answer.cloneNode(true)))
    }
  }, COPIES)
  const file = await page.pdf({ preferCSSPageSize: true })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)))
  expect(text[0]).toContain('Só vende a quem tem CNPJ')
})

for (const size of SIZES) {
  test.describe(`in a window of ${size.width} pixels`, () => {
    test.use({ viewport: size })

    test('a link leads to its question, below what stays at the top', async ({ page }) => {
      await openSettled(page, `${ALL}#empresa`)
      const question = table(page).locator('th', { hasText: /^Empresa$/ })
      await expect(question).toBeInViewport({ ratio: 1 })
      const box = await question.boundingBox()
      expect(box?.y).toBeLessThan(size.height / 2)
    })

    test('the names of two carriers stay in sight beside their last row', async ({ page }) => {
      await openSettled(page, PAIR)
      await table(page)
        .locator('th', { hasText: /^Preço de entrada$/ })
        .scrollIntoViewIfNeeded()
      await expect(table(page).getByRole('link', { name: 'SulAmérica' })).toBeInViewport()
    })
  })
}
