import { maskPhone } from '@elos/leads/phone/mask'
import type { ControlEvent } from '../../forms/bind.ts'

/** Writes a phone the usual way while it is typed, with the caret behind the same digit. */
export function maskedInput(onInput: (event: ControlEvent) => unknown) {
  return (event: ControlEvent): void => {
    const { target } = event
    if (target instanceof HTMLInputElement && !event.isComposing) {
      const masked = maskPhone(target.value, target.selectionStart ?? target.value.length)
      if (masked.value !== target.value) {
        target.value = masked.value
        target.setSelectionRange(masked.caret, masked.caret)
      }
    }
    onInput(event)
  }
}
