import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { ToastProvider } from '@sanity/ui/toast'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

const theme = buildTheme()

/** The answer to every question of `@sanity/ui` about the window, which jsdom cannot answer: it is a narrow one. */
const NARROW = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }

/**
 * Shows a part of the Studio until the test ends. Returns a function that shows another in its place: what is shown
 * already stays, as in the Studio.
 */
export function show(node: ReactNode): (next: ReactNode) => void {
  vi.stubGlobal('matchMedia', () => NARROW)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const render = (shown: ReactNode) =>
    flushSync(() =>
      root.render(
        <ThemeProvider theme={theme}>
          <ToastProvider>{shown}</ToastProvider>
        </ThemeProvider>,
      ),
    )
  render(node)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    place.remove()
  })
  return render
}

/** The text that is shown. */
export const shownText = (): string => document.body.textContent

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent

/** The button with a name, which is its label for screen readers or its text. Throws when there is none. */
export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((each) => nameOf(each) === name)
  if (!found) throw new Error(`There is no button “${name}”.`)
  return found
}

/** The field of text with a label. Throws when there is none. */
export function field(label: string): HTMLInputElement | HTMLTextAreaElement {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  )
  const found = [...fields].find(
    (each) =>
      each.getAttribute('aria-label') === label ||
      [...(each.labels ?? [])].some((by) => by.textContent === label),
  )
  if (!found) throw new Error(`There is no field “${label}”.`)
  return found
}

/** Writes a text in place of the one in a field, as the keyboard does. */
export function write(label: string, text: string): void {
  const input = field(label)
  // React keeps the value that it has set by itself, and takes an equal one for no change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text)
  flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })))
}

/** Clicks a button. `detail`: which click in a row it is, as browsers count those of a double-click. */
export function click(name: string, detail = 1): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
  flushSync(() => button(name).dispatchEvent(event))
}
