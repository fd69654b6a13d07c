import { expect, type Page } from '@playwright/test'
import { consoleErrors, foreignRequests } from './console.ts'
import { test as base } from './content.ts'
import { env, lake } from './lake.ts'

/** For what the Studio does: it is an application of several megabytes, on two cores that other tests share. */
export const PATIENCE = { timeout: 60_000 }

/** A test in the Studio, which fails on any error in the console, and on any request to another machine. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ context }, use) => {
      const errors = consoleErrors(context)
      const foreign = foreignRequests(context)
      await use(undefined)
      expect(errors, 'errors in the console').toEqual([])
      expect(foreign, 'requests to other machines').toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a document in the Studio. */
export const openDocument = (page: Page, id: string, type: string) =>
  page.goto(`${env.E2E_STUDIO_URL}/intent/edit/id=${id};type=${type}`)

/** A field of text, by its title. */
export const field = (page: Page, title: string) =>
  page.getByRole('textbox', { name: title, exact: true })

/** Enabled while the document has a sound draft. */
export const publishButton = (page: Page) =>
  page.getByRole('button', { name: 'Publicar', exact: true })

const revisionOf = (id: string) => lake.fetch<string | null>('*[_id == $id][0]._rev', { id })

/** Publishes the open document. The Studio ignores a click while it validates the last change. */
export async function publish(page: Page, id: string) {
  const before = await revisionOf(id)
  await expect(async () => {
    if ((await revisionOf(id)) === before) await publishButton(page).click({ timeout: 5000 })
    await expect.poll(() => revisionOf(id), { timeout: 5000 }).not.toBe(before)
  }).toPass(PATIENCE)
}

/** Opens a new document of a type, with its initial values. */
export const createDocument = (page: Page, id: string, type: string) =>
  page.goto(`${env.E2E_STUDIO_URL}/intent/create/id=${id};type=${type};template=${type}`)

/** Opens a group of a document's fields. */
export const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click(PATIENCE)

/** Chooses from the menu of the document that is open. */
export async function openMenu(page: Page, item: string) {
  await page.getByTestId('pane-context-menu-button').last().click(PATIENCE)
  await page.getByRole('menuitem', { name: item }).click(PATIENCE)
}

/**
 * Chooses 'Excluir' from the actions of the document that is open. The Studio closes their menu when it
 * learns something new about the document, so it may have to be opened again.
 */
export async function askToDelete(page: Page) {
  const choice = page.getByRole('menuitem', { name: /^Excluir/ })
  await expect(async () => {
    if (!(await choice.isVisible()))
      await page.getByRole('button', { name: 'Abrir ações do documento' }).click({ timeout: 5000 })
    await choice.click({ timeout: 5000 })
  }).toPass(PATIENCE)
}
