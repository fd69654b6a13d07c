import { startSiteServer } from '../support/siteServer.ts'
import { expectStatuses } from '../support/statuses.ts'
import { test } from '../support/test.ts'

test('npm start answers with the statuses of the site, and sends no script but ours', async () => {
  await expectStatuses((lake) => startSiteServer({ lake }))
})
