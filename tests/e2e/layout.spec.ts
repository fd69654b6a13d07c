import { expect } from '@playwright/test'
import {
  brokenPrices,
  brokenRows,
  longPrices,
  textsUnderContacts,
  WIDTHS,
} from './support/arrangement.ts'
import { PHONE } from './support/phone.ts'
import { test } from './support/reader.ts'

/** Seventeen windows of a phone. */
const LONGEST_HOME = 17 * PHONE.height

test('at any width, no button of a page is left alone below others, and no text lies under the floating buttons', async ({
  page,
}) => {
  await page.goto('/plano-senior')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: PHONE.height })
    expect.soft(await brokenRows(page), `${width} px`).toEqual([])
    if (width > 768) expect.soft(await textsUnderContacts(page), `${width} px`).toEqual([])
  }
})

test('on a phone, the home page takes at most seventeen windows, and each price stands with its period', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(LONGEST_HOME)
  for (const width of [320, PHONE.width, 1024]) {
    await page.setViewportSize({ width, height: PHONE.height })
    expect.soft(await brokenPrices(page), `${width} px`).toEqual([])
  }
  await page.setViewportSize(PHONE)
  expect(await longPrices(page, 'operadoras')).toEqual([])
})
