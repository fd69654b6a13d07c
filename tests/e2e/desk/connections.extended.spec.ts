import { expect, type Page, type Request } from '@playwright/test'
import { env } from '../support/lake.ts'
import { field, PATIENCE, test } from '../support/studio.ts'

/** The screens that staff use every day, each with a check that it is complete. */
const SCREENS: Record<string, { path: string; isThere: (page: Page) => Promise<void> }> = {
  'the first screen': {
    path: '/inicio',
    isThere: (page) =>
      expect(page.getByRole('region', { name: 'Meus rascunhos' })).toBeVisible(PATIENCE),
  },
  'the form of a price': {
    path: '/conteudo/claim;claim-amil-preco',
    isThere: (page) => expect(field(page, 'Número')).toBeVisible(PATIENCE),
  },
  Visualizar: {
    path: '/visualizar?preview=/',
    isThere: (page) =>
      expect(
        page.frameLocator(`iframe[src^="${env.E2E_SITE_URL}"]`).getByRole('heading', { level: 1 }),
      ).toBeVisible(PATIENCE),
  },
}

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

for (const [name, { path, isThere }] of Object.entries(SCREENS))
  test(`${name} holds two sockets to the Lake in each tab, and none of the six connections of a browser`, async ({
    context,
  }) => {
    const tabs = await Promise.all([context.newPage(), context.newPage()])
    for (const tab of tabs) {
      const open = connectionsOf(tab)
      await tab.goto(`${env.E2E_STUDIO_URL}${path}`)
      await isThere(tab)
      // One for all questions and listeners, one for who else is there.
      await expect.poll(() => open.size, PATIENCE).toBe(2)
    }
    for (const tab of tabs) await tab.close()
  })
