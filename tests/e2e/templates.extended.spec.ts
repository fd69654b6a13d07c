import { expect } from '@playwright/test'
import { cutParts, smallTargets } from './support/layout.ts'
import { templates } from './support/pages.ts'
import { expectGood, expectReadable } from './support/template.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 800 } })

for (const [template, path] of Object.entries(templates)) {
  test(`a page of the template ${template} can be read, stands still, and shows the focus on a wide screen, and can be read on narrow ones`, async ({
    page,
  }) => {
    await expectGood(page, path)
    // `templates.spec.ts` looks at 360 px.
    await page.goto(path)
    for (const width of [768, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expectReadable(page)
    }
    expect.soft(await smallTargets(page), 'controls that are too small').toEqual([])
  })
}

test('a text that stays in sight on what scrolls under it is found, and one beside that is not', async ({
  page,
}) => {
  const pageWith = (columns: string) =>
    `<main style="display: grid; grid-template-columns: ${columns}"><h2 style="position: sticky; top: 0">Perguntas</h2><ul><li>Uma</li></ul></main>`
  await page.setContent(pageWith('none'))
  expect(await cutParts(page)).toEqual([expect.stringMatching(/^lies on what scrolls under it/)])
  await page.setContent(pageWith('1fr 1fr'))
  expect(await cutParts(page)).toEqual([])
})
