import { CommentIcon } from '@sanity/icons/Comment'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { Button, Flex } from '@sanity/ui'
import type { ComponentType } from 'react'
import { type StringInputProps, useFormValue } from 'sanity'
import { chatAddress } from './chat.ts'

interface ContactProps {
  input: StringInputProps
  label: string
  icon: ComponentType
  /** The address the button opens; without it there is no button. */
  address: string | undefined
}

/** A phone or e-mail field with a button that opens it. */
function Contact({ input, label, icon, address }: ContactProps) {
  return (
    <Flex gap={2} align="center" wrap="wrap">
      <div style={{ flex: '1 1 12em' }}>{input.renderDefault(input)}</div>
      {address && (
        <Button
          as="a"
          href={address}
          target="_blank"
          rel="noreferrer"
          icon={icon}
          text={label}
          tone="primary"
        />
      )}
    </Flex>
  )
}

/** The phone of a lead's author, with a button that opens the chat with them. */
export function PhoneInput(input: StringInputProps) {
  const name = useFormValue(['name'])
  const address = chatAddress({
    name: typeof name === 'string' ? name : undefined,
    phone: input.value,
  })
  return <Contact input={input} label="Abrir conversa" icon={CommentIcon} address={address} />
}

/** The e-mail address of a lead's author, with a button that starts a message to them. */
export function EmailInput(input: StringInputProps) {
  const address = input.value && `mailto:${encodeURIComponent(input.value)}`
  return <Contact input={input} label="Escrever e-mail" icon={EnvelopeIcon} address={address} />
}
