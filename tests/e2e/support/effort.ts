import { expect, type Locator, type Page } from '@playwright/test'
import { openStudio, PATIENCE } from './studio.ts'

/**
 * The greatest numbers of clicks, those into fields included, and of fields written or pasted in, each once, that a
 * task of every day takes in the Studio. Keys such as Ctrl+K do not count.
 */
interface Effort {
  clicks: number
  fields: number
}

/**
 * Counts from now on what is clicked and written in a page, until it is loaded anew: only events that the browser
 * trusts, which are those of a person's mouse and keyboard. Returns what refuses more than an effort.
 */
export async function limitEffort(page: Page): Promise<(most: Effort) => Promise<void>> {
  const counter = await page.evaluateHandle(() => {
    const clicks: string[] = []
    const fields = new Map<Element, string>()
    const elementOf = ({ target, isTrusted }: Event) =>
      isTrusted && target instanceof Element ? target : undefined
    const nameOf = (element: Element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const name = element.getAttribute('aria-label') ?? (label ?? element).textContent
      return name?.trim().slice(0, 40) || element.id || element.tagName
    }
    const noteField = (event: Event) => {
      const field = elementOf(event)?.closest('input, textarea, select, [contenteditable=true]')
      if (field && !fields.has(field)) fields.set(field, field.id || nameOf(field))
    }
    const noteClick = (event: Event) => {
      const element = elementOf(event)
      if (element) clicks.push(nameOf(element.closest('button, a, [role]') ?? element))
    }
    addEventListener('click', noteClick, true)
    addEventListener('input', noteField, true)
    addEventListener('paste', noteField, true)
    return () => ({ clicks, fields: [...fields.values()] })
  })
  return async (most) => {
    const { clicks, fields } = await counter.evaluate((count) => count())
    expect(clicks.length, `clicks: ${clicks.join(' · ')}`).toBeLessThanOrEqual(most.clicks)
    expect(fields.length, `fields: ${fields.join(' · ')}`).toBeLessThanOrEqual(most.fields)
  }
}

/** Opens the Studio's first screen, 'Início', and counts from there; returns what refuses more than a task may take. */
export async function begin(page: Page) {
  await openStudio(page, '/inicio')
  await expect(page.getByText('Próximas mudanças, em 30 dias')).toBeVisible(PATIENCE)
  return limitEffort(page)
}

/** Clicks into a field and writes. A document that was just opened can be written in once the Studio has read it. */
export async function write(page: Page, input: Locator, text: string) {
  await expect(input).toBeEditable(PATIENCE)
  await input.click(PATIENCE)
  await typeOver(page, text)
}

/** Writes in place of what the field in focus has. */
export async function typeOver(page: Page, text: string) {
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}
