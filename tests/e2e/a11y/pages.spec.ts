import { expect, test } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { keptPaths, templates } from '../support/pages.ts'
import { htmlFaults } from './htmlRules.ts'

const PHONE = 360
/** Pages of one template differ in their texts: the other widths are tried on one page of each. */
const WIDER = [768, 1280]

// Without animations, so that everything is visible at once and at rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of keptPaths) {
  const widths = Object.values(templates).includes(path) ? [PHONE, ...WIDER] : [PHONE]
  test(`axe finds nothing wrong on ${path} at ${widths.join(', ')} px, and its markup is valid`, async ({
    page,
  }) => {
    const answer = await page.goto(path)
    expect.soft(await htmlFaults((await answer?.text()) ?? '')).toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await axeFaults(page), `${width} px`).toEqual([])
    }
  })
}
