import type { Wake } from '../common/wake.ts'

/**
 * The `wake` of links that open a modal, unless the visitor asks for a new tab. All of them share one
 * modal, which the first one makes; if that fails, the next one tries again.
 */
export function opensModal(make: (link: HTMLElement) => Promise<() => void>): Wake {
  let making: Promise<() => void> | undefined
  return async (link) => {
    making ??= make(link).catch((error) => {
      making = undefined
      throw error
    })
    const open = await making
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      open()
    })
  }
}
