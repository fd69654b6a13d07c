import { expect, type Page, type Request } from '@playwright/test'
import { env } from '../support/lake.ts'
import { PATIENCE, test } from '../support/studio.ts'

/** The open connections of a page to the Lake: sockets, and requests without an end. */
function connectionsOf(page: Page) {
  const open = new Set<unknown>()
  const end = (request: Request) => open.delete(request)
  page.on('websocket', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  page.on('request', (request) => {
    if (request.url().startsWith(env.E2E_LAKE_URL)) open.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return open
}

test('‘Visualizar’, which listens to the most, holds two sockets to the Lake in each tab, and none of the six connections of a browser', async ({
  context,
}) => {
  const tabs = await Promise.all([context.newPage(), context.newPage()])
  for (const tab of tabs) {
    const open = connectionsOf(tab)
    await tab.goto(`${env.E2E_STUDIO_URL}/visualizar?preview=/`)
    const preview = tab.frameLocator(`iframe[src^="${env.E2E_SITE_URL}"]`)
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible(PATIENCE)
    // One for all questions and listeners, one for who else is there.
    await expect.poll(() => open.size, PATIENCE).toBe(2)
  }
  for (const tab of tabs) await tab.close()
})
