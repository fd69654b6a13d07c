import { expect, type Locator, type Page } from '@playwright/test'
import { reduce } from './reduce.ts'

interface Look {
  /** The whole page, and not its window alone. */
  fullPage?: boolean
}

/** Compares a page, or a part of one, with the stored picture of this name. */
export async function expectLook(of: Page | Locator, name: string, look: Look = {}): Promise<void> {
  const take = () => of.screenshot({ ...look, animations: 'disabled', caret: 'hide', scale: 'css' })
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
