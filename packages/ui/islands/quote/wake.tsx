import type { Wake } from '../islands.ts'

export const wake: Wake = (trigger) => {
  trigger.addEventListener('click', (event) => {
    event.preventDefault()
    console.log('quote')
  })
}
