import { type BrowserContext, expect, type Page } from '@playwright/test'
import { refuseScript } from './consent.ts'
import { consoleErrors, foreignRequests } from './console.ts'
import { test as base } from './content.ts'
import { env, lake } from './lake.ts'

/** The time that the Studio may take: it has several megabytes, on two cores that other tests share. */
export const PATIENCE = { timeout: 60_000 }

/** The browser window of a worker in which its tests use the Studio. */
interface Desk {
  context?: BrowserContext
  page?: Page
}

/**
 * A test in the Studio, which fails on any error in the console, and on any request to another machine.
 * Loading the Studio takes seconds of a core, so `page` is where the worker's tests before it left the
 * open Studio. After a failure Playwright starts another worker, with a window of its own.
 */
export const test = base.extend<{ quiet: undefined }, { desk: Desk }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
    async ({}, use) => {
      const desk: Desk = {}
      await use(desk)
      await desk.context?.close()
    },
    { scope: 'worker' },
  ],
  // Opened by the first test: a worker does not know the settings of `use` before.
  context: async ({ browser, desk }, use) => {
    if (!desk.context) {
      // Animations would take a fifth of the Studio's time.
      desk.context = await browser.newContext({ reducedMotion: 'reduce' })
      await desk.context.addInitScript(refuseScript(env.E2E_SITE_URL))
    }
    // A preview that an earlier test opened is over.
    await desk.context.clearCookies()
    await use(desk.context)
  },
  // `cleanUp` comes after this: no document is deleted while the Studio shows it, or before the last change to it is saved.
  page: async ({ context, desk, cleanUp: _ }, use) => {
    desk.page ??= await context.newPage()
    await use(desk.page)
    await expect(desk.page.getByText('Salvando...')).toHaveCount(0, PATIENCE)
    if (showsStudio(desk.page)) await openStudio(desk.page)
  },
  // It ends before `cleanUp`: the Studio may still write on what that deletes.
  quiet: [
    async ({ context, cleanUp: _ }, use) => {
      const console = consoleErrors(context)
      const foreign = foreignRequests(context)
      await use(undefined)
      console.stop()
      foreign.stop()
      expect(console.errors.join('\n'), 'errors in the console').toBe('')
      expect(foreign.addresses().join('\n'), 'requests to other machines').toBe('')
    },
    { auto: true },
  ],
})

const showsStudio = (page: Page) => new URL(page.url()).origin === env.E2E_STUDIO_URL

/** Opens a path of the Studio: in the Studio that is open already, as its own links do, or else anew. */
export async function openStudio(page: Page, path = '/conteudo') {
  if (!showsStudio(page)) {
    await page.goto(`${env.E2E_STUDIO_URL}${path}`)
    return
  }
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    // The Studio's router reads the address after this event.
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** Opens a document in the Studio. */
export const openDocument = (page: Page, id: string, type: string) =>
  openStudio(page, `/intent/edit/id=${id};type=${type}`)

/** A field of text, by its title. */
export const field = (page: Page, title: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${title}( \\(obrigatório\\))?$`) })

/** The editor of a text with marks, by the description of its field. */
export const textEditor = (page: Page, description: string) =>
  page.getByRole('group').filter({ hasText: description }).last().getByRole('textbox').first()

/** Enabled while the document has a sound draft. */
export const publishButton = (page: Page) =>
  page.getByRole('button', { name: 'Publicar', exact: true })

/** The revision of a published document; null if there is none. */
const revisionOf = (id: string) => lake.fetch<string | null>('*[_id == $id][0]._rev', { id })

/**
 * Publishes the open document. The Studio ignores a click while it validates the last change. Its button says what the Studio
 * is at, so that a failure tells whether it still validates, still publishes, or shows no document.
 */
export async function publish(page: Page, id: string) {
  const before = await revisionOf(id)
  const button = page.getByRole('button', { name: /^(Publicar|Publicando…|Validando documento…)$/ })
  await expect(async () => {
    if ((await revisionOf(id)) === before) {
      await expect(button).toHaveText('Publicar', { timeout: 5000 })
      await button.click({ timeout: 5000 })
    }
    await expect.poll(() => revisionOf(id), { timeout: 5000 }).not.toBe(before)
  }).toPass(PATIENCE)
}

/**
 * Opens a group of a document's fields. Once the Studio has read the document, it lets one write, and may forget what was
 * clicked before.
 */
export async function openTab(page: Page, name: string) {
  const written = page.getByTestId('form-view').locator(':read-write')
  await expect(written).not.toHaveCount(0, PATIENCE)
  const tab = page.getByRole('tab', { name })
  await tab.click(PATIENCE)
  await expect(tab).toHaveAttribute('aria-selected', 'true', PATIENCE)
}

/** Chooses from the menu of the document that is open. */
export async function openMenu(page: Page, item: string) {
  await page.getByTestId('pane-context-menu-button').last().click(PATIENCE)
  await page.getByRole('menuitem', { name: item }).click(PATIENCE)
}

/**
 * Chooses from the actions of the document that is open. The Studio closes their menu when it learns
 * something new about the document, so it may have to be opened again.
 */
export async function openActions(page: Page, action: string | RegExp) {
  const choice = page.getByRole('menuitem', { name: action })
  await expect(async () => {
    if (!(await choice.isVisible()))
      await page.getByRole('button', { name: 'Abrir ações do documento' }).click({ timeout: 5000 })
    await choice.click({ timeout: 5000 })
  }).toPass(PATIENCE)
}

/** Chooses 'Excluir' from the actions of the document that is open. */
export const askToDelete = (page: Page) => openActions(page, /^Excluir/)
