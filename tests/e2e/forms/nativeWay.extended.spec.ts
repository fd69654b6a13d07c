import { test } from '../support/chat.ts'
import { expectNativeWay } from '../support/nativeWay.ts'

test('when the script of no island can be loaded, links open their pages and forms are sent', async ({
  page,
}) => {
  await expectNativeWay(page, '**/ilhas/wake-*')
})

test('when the data of the islands cannot be loaded, links open their pages and forms are sent', async ({
  page,
}) => {
  await expectNativeWay(page, '**/dados.json')
})
