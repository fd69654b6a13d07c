import { startSiteServer } from '../support/siteServer.ts'
import { expectStatuses } from '../support/statuses.ts'
import { test } from '../support/test.ts'

test('npm start answers with the statuses of the site, and sends no script but ours', async () => {
  // The site has no pages of its build, so that those that were not asked for are not there.
  await expectStatuses((lake) => startSiteServer({ lake, environment: { BUILT_PAGES_DIR: '' } }))
})
