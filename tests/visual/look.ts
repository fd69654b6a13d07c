import { expect, type Locator, type Page } from '@playwright/test'
import { reduce } from './reduce.ts'

/** Compares a page as a whole with `fullPage`, its window, or a part of one with the stored picture of this name. */
export async function expectLook(
  of: Page | Locator,
  name: string,
  { fullPage = false } = {},
): Promise<void> {
  const take = () =>
    of.screenshot({ fullPage, animations: 'disabled', caret: 'hide', scale: 'css' })
  expect.soft(await reduce(await still(take))).toMatchSnapshot(`${name}.jpg`)
}

/** The first picture that is equal to the next one. */
async function still(take: () => Promise<Buffer>): Promise<Buffer> {
  for (let before = await take(); ; ) {
    const after = await take()
    if (after.equals(before)) return after
    before = after
  }
}
