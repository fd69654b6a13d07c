import { templates } from './support/pages.ts'
import {
  expectFocusInSight,
  expectReadable,
  expectStillWhileRead,
  openRecorded,
} from './support/template.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 800 } })

for (const [template, path] of Object.entries(templates)) {
  test(`a page of the template ${template} can be read, stands still, and shows the focus on a wide screen`, async ({
    page,
  }) => {
    await openRecorded(page, path)
    await expectReadable(page)
    await expectStillWhileRead(page)
    await expectFocusInSight(page)
  })
}
