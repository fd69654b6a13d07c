import type { Wake } from '../wake.ts'

/**
 * Has links open a modal, but not when a new tab is asked for. It is made once, for the first of
 * them; after a failure, made again.
 */
export function opensModal(make: () => Promise<() => void>): Wake {
  let making: Promise<() => void> | undefined
  return async (link) => {
    making ??= make().catch((error) => {
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
