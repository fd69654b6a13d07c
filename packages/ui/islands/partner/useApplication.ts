import type { IslandData } from '@elos/content'
import { chatLink } from '@elos/leads/chat/link'
import { partnerMessage } from '@elos/leads/partner/message'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { honeypotOf } from '../../forms/Honeypot.tsx'
import type { Values } from '../form/draft.ts'
import type { Inbox } from '../form/inbox.ts'
import { openChat } from '../form/openChat.ts'
import { useFields } from '../form/useFields.ts'
import { checkPartner } from './check.ts'

/** The milliseconds from the hand-off to an empty form. */
const RESET_DELAY = 1000

type State = { is: 'ready' } | { is: 'redirecting' } | { is: 'blocked'; link: string }

export interface Application {
  id: string
  draft: string
  data: IslandData
  initial: Values
  inbox: Inbox | undefined
  /** Is called a second after the chat was opened. */
  onSent(): void
}

/**
 * The fields of a partner application, its message for the chat, and the state of its hand-off.
 * `send` is the form's submit handler. `leave` resets the form once the visitor goes on to the chat.
 */
export function useApplication({ id, draft, data, initial, inbox, onSent }: Application) {
  const fields = useFields({ id, draft, initial, check: checkPartner })
  const [state, setState] = useState<State>({ is: 'ready' })
  const resetting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resetting.current), [])

  const leave = () => {
    setState({ is: 'redirecting' })
    resetting.current = setTimeout(() => {
      setState({ is: 'ready' })
      fields.clear()
      onSent()
    }, RESET_DELAY)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    const website = honeypotOf(event.currentTarget)
    return fields.submit((answers) => {
      // The chat is the hand-off; the visitor does not wait for the inbox.
      void inbox?.send({ kind: 'partner', answers }, website)
      const link = chatLink(data.chatPhone, partnerMessage(answers, data.chatMessages.partner))
      if (openChat(link)) leave()
      else setState({ is: 'blocked', link })
    })(event)
  }
  const message = fields.checked && partnerMessage(fields.checked, data.chatMessages.partner)
  return { fields, state, message, send, leave }
}
