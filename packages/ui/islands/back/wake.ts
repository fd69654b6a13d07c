import type { Wake } from '../common/wake.ts'

/** Goes to the page before, when that is one of this site; else to the home page. */
export const wake: Wake = (button) => {
  button.addEventListener('click', () => {
    const within = document.referrer.startsWith(`${location.origin}/`)
    if (within && history.length > 1) history.back()
    else location.assign('/')
  })
}
