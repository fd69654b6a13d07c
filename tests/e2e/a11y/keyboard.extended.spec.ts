import { expect } from '@playwright/test'
import { tabThrough } from '../support/focus.ts'
import { templates } from '../support/pages.ts'
import { test } from '../support/reader.ts'
import { openSettled } from '../support/settled.ts'

for (const [template, path] of Object.entries(templates)) {
  test(`on a wide screen the focus is always in sight on a page of the template ${template}`, async ({
    page,
  }) => {
    await openSettled(page, path)
    const { stops, faults } = await tabThrough(page)
    expect(faults).toEqual([])
    expect(stops).toBeGreaterThan(10)
  })
}
