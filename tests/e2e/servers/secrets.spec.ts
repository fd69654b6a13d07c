import { expectNoSecrets } from '../support/secrets.ts'
import { test } from '../support/test.ts'

test('a site says no secret while its content server is away, refuses its token, or answers garbage', async () => {
  await expectNoSecrets(['dead', '401', 'garbage'])
})
