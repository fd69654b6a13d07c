import type { Page } from '@playwright/test'

/** The work that a task takes. Only events that the browser trusts count: those of a person's mouse and keyboard. */
export interface Effort {
  /** The names of the elements that were clicked on, fields included. */
  clicks: string[]
  /** The fields that were written or pasted in, each once. */
  fields: string[]
  /** The keys pressed in place of clicks: 'Control+k', 'Enter'. */
  keys: string[]
}

/** Counts from now on what is clicked and written in a page, until it is loaded anew. */
export async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  const counter = await page.evaluateHandle(() => {
    const clicks: string[] = []
    const keys: string[] = []
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
    const noteKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, isTrusted } = event
      const isShortcut = ctrlKey || ['Enter', 'Escape', 'Tab'].includes(key)
      if (isTrusted && isShortcut && key !== 'Control') keys.push(ctrlKey ? `Control+${key}` : key)
    }
    addEventListener('click', noteClick, true)
    addEventListener('input', noteField, true)
    addEventListener('paste', noteField, true)
    addEventListener('keydown', noteKey, true)
    return () => ({ clicks, fields: [...fields.values()], keys })
  })
  return () => counter.evaluate((count) => count())
}
