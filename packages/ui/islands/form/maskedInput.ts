import { maskPhone } from '@elos/leads/phone/mask'
import type { ControlEvent } from '../../forms/bind.ts'

/** Formats a phone number while it is typed, and keeps the caret behind the same digit. */
export function maskedInput(onInput: (event: ControlEvent) => unknown) {
  return (event: ControlEvent): void => {
    const { target, nativeEvent } = event
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    if (target instanceof HTMLInputElement && !isComposing) {
      const masked = maskPhone(target.value, target.selectionStart ?? target.value.length)
      if (masked.value !== target.value) {
        target.value = masked.value
        target.setSelectionRange(masked.caret, masked.caret)
      }
    }
    onInput(event)
  }
}
