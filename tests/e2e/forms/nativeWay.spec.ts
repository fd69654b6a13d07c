import { test } from '../support/chat.ts'
import { expectNativeWay } from '../support/nativeWay.ts'

test('when no script can be loaded, links open their pages and forms are sent', async ({
  page,
}) => {
  await expectNativeWay(page, '**/ilhas/**')
})
