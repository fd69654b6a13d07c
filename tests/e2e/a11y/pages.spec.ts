import { expect, test } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { keptPaths } from '../support/pages.ts'
import { htmlFaults } from './htmlRules.ts'

const WIDTHS = [360, 768, 1280]

// Everything in sight at once, as it stands when nothing moves any more.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of keptPaths) {
  test(`${path} can be used by anyone, at every width, and its markup is valid`, async ({
    page,
  }) => {
    const answer = await page.goto(path)
    expect.soft(await htmlFaults((await answer?.text()) ?? '')).toEqual([])
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await axeFaults(page), `${width} px`).toEqual([])
    }
  })
}
