import { expect, type Page } from '@playwright/test'

/** The greatest numbers of clicks, those into fields included, and of fields written or pasted in, each once. */
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
