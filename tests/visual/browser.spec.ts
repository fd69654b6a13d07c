import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const PICTURES = join(import.meta.dirname, 'pictures')
/** Names the browser that drew the pictures: fonts and edges differ a little between versions. */
const DRAWN_BY = join(PICTURES, 'drawn-by.txt')
const RENEW = 'npm run visual -- --update-snapshots'

test('the pictures were drawn by the browser that runs here', ({ browser }) => {
  const [major] = browser.version().split('.')
  const here = `Chromium ${major} on ${process.platform}`
  const kept = existsSync(DRAWN_BY) ? readFileSync(DRAWN_BY, 'utf8').trim() : undefined
  const { updateSnapshots } = test.info().config
  if (updateSnapshots === 'all' || updateSnapshots === 'changed') {
    // Pictures of another browser cannot be compared: all are deleted, even if this run takes only some.
    if (kept !== here) rmSync(PICTURES, { recursive: true, force: true })
    mkdirSync(PICTURES, { recursive: true })
    writeFileSync(DRAWN_BY, `${here}\n`)
    return
  }
  expect(
    kept,
    `No pictures are kept yet. Take them on a commit that looks right: ${RENEW}`,
  ).toBeDefined()
  expect(
    here,
    `The pictures are of ${kept}, and ${here} runs here: nothing was compared. Compare with that browser, or take the pictures anew on a commit that looks right: ${RENEW}`,
  ).toBe(kept)
})
