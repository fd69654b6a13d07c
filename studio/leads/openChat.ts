import { CommentIcon } from '@sanity/icons/Comment'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import type { DocumentActionComponent } from 'sanity'
import { z } from 'zod'
import { chatAddress } from './chat.ts'

const text = z.string().optional().catch(undefined)
const Person = z.object({ name: text, email: text, phone: text })

/** Opens the chat with who sent a lead; a message to the e-mail address where no phone was given. */
export const openChat: DocumentActionComponent = ({ published, draft }) => {
  const person = Person.safeParse(draft ?? published).data ?? {}
  const chat = chatAddress(person)
  const open = (address: string) => () => void window.open(address, '_blank', 'noopener')
  if (chat) return { label: 'Abrir conversa', icon: CommentIcon, onHandle: open(chat) }
  const { email } = person
  return {
    label: 'Escrever e-mail',
    icon: EnvelopeIcon,
    disabled: !email,
    onHandle: open(`mailto:${encodeURIComponent(email ?? '')}`),
  }
}
openChat.displayName = 'OpenChat'
