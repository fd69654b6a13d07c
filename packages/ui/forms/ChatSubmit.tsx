import type { ButtonHTMLAttributes } from 'react'
import { ChangingText } from '../primitives/ChangingText.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { formWords } from '../words/form.ts'

/** The submit button of a form that opens the chat. */
export function ChatSubmit({
  label = formWords.sendByChat,
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & { label?: string }) {
  return (
    <button className="button chat" type="submit" {...button}>
      <Icon name="whatsapp-logo" />
      <ChangingText text={label} />
    </button>
  )
}
