import type { Page } from '@playwright/test'

/** What a task took in the document that is open. */
interface Effort {
  /** What was clicked on, apart from fields that were written in: those are reached with the Tab key. */
  clicks: string[]
  /** The fields that were written in. */
  fields: string[]
}

/** Counts from now on what is clicked and written in a page, until it is loaded anew. */
export async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  const counter = await page.evaluateHandle(() => {
    const clicked: Element[] = []
    const written = new Set<Element>()
    const fieldOf = (target: EventTarget | null) =>
      target instanceof Element
        ? target.closest('input, textarea, select, [contenteditable=true]')
        : null
    addEventListener(
      'click',
      ({ target, isTrusted }) => {
        if (isTrusted && target instanceof Element) clicked.push(target)
      },
      true,
    )
    addEventListener(
      'input',
      ({ target }) => {
        const field = fieldOf(target)
        if (field) written.add(field)
      },
      true,
    )
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40) ||
      element.id ||
      element.tagName
    return () => ({
      clicks: clicked.filter((target) => !written.has(fieldOf(target) ?? target)).map(nameOf),
      fields: [...written].map((field) => field.id || nameOf(field)),
    })
  })
  return () => counter.evaluate((count) => count())
}
