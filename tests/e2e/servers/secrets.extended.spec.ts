import { FAULTS } from '../support/faultyLake.ts'
import { expectNoSecrets } from '../support/secrets.ts'
import { test } from '../support/test.ts'

for (const fault of FAULTS) {
  test(`a site says no secret while its content server fails: ${fault}`, async () => {
    await expectNoSecrets([fault])
  })
}
