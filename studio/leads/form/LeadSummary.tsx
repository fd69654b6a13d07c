import { CommentIcon } from '@sanity/icons/Comment'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ComponentType } from 'react'
import { Note } from '../../base/Note.tsx'
import { brazilianMoment } from '../../base/previews/date.ts'
import { subtitle } from '../../base/previews/subtitle.ts'
import { useNow } from '../../base/useNow.ts'
import { CALL_PREFERRED, titleOfChoice } from '../choices.ts'
import type { SheetLead } from '../leadsSheet.ts'
import { type RefusedAddress, refusedText } from '../refused.ts'
import { timeLeft } from '../timeLeft.ts'
import { Answers } from './Answers.tsx'
import { callAddress } from './call.ts'
import { chatAddress } from './chat.ts'

/** The fields of a lead that its summary shows. */
export const SUMMARIZED: ReadonlySet<string> = new Set([
  'name',
  'reference',
  'phone',
  'prefersCall',
  'email',
  'answers',
  'openFacts',
  'kind',
  'submittedAt',
  'page',
  'about',
] satisfies (keyof Lead)[])

/** A lead as its form has it. */
export type Lead = SheetLead & {
  about?: string | null
  /** The questions that its carrier had not answered when it was sent. */
  openFacts?: string | null
  /** Until when the site promised to answer: ISO 8601, UTC. */
  deadline?: string | null
  /** Those that the site sent to staff, with the addresses that did not get them. */
  notifications?: readonly { refused?: readonly RefusedAddress[] | null }[] | null
}

/** Who sent a lead, how they are answered, and what they asked for. */
export function LeadSummary({ lead }: { lead: Lead }) {
  const { reference, phone, prefersCall, email, answers, openFacts } = lead
  const { kind, submittedAt, page, about } = lead
  const left = timeLeft(lead, useNow())
  const untold = refusedText((lead.notifications ?? []).flatMap(({ refused }) => refused ?? []))
  return (
    <Card padding={3} radius={2} border>
      <Stack gap={3}>
        {prefersCall && (
          <Note tone="suggest" padding={2}>
            {CALL_PREFERRED}
          </Note>
        )}
        {left && (
          <Note tone={left.isOver ? 'critical' : 'caution'} padding={2}>
            {left.text}
          </Note>
        )}
        <Text size={1} muted>
          {subtitle(
            reference && `Código ${reference}`,
            titleOfChoice(kind ?? ''),
            submittedAt && brazilianMoment(submittedAt),
            page && `Página ${page}`,
            about,
          )}
        </Text>
        <Flex gap={3} wrap="wrap">
          <Contact value={phone} {...phoneButton(lead)} />
          <Contact
            value={email}
            label="Escrever e-mail"
            icon={EnvelopeIcon}
            address={email ? `mailto:${encodeURIComponent(email)}` : undefined}
          />
        </Flex>
        <Answers answers={answers ?? []} />
        {openFacts && <Text size={1} muted>{`A confirmar no pedido: ${openFacts}.`}</Text>}
        {untold && (
          <Note tone="caution" padding={2}>
            {untold}
          </Note>
        )}
      </Stack>
    </Card>
  )
}

/** The button beside a phone: it calls whoever prefers that, and writes to others. */
function phoneButton({ name, phone, prefersCall }: Lead): Omit<ContactProps, 'value'> {
  return prefersCall
    ? { label: 'Ligar', icon: MobileDeviceIcon, address: callAddress(phone ?? '') }
    : {
        label: 'Abrir conversa',
        icon: CommentIcon,
        address: chatAddress({ name: name ?? '', phone: phone ?? '' }),
      }
}

interface ContactProps {
  value: string | null | undefined
  label: string
  icon: ComponentType
  /** The address that the button opens; without it there is no button. */
  address: string | undefined
}

/** A phone or an e-mail address, with a button that opens it. */
function Contact({ value, label, icon, address }: ContactProps) {
  if (!value) return null
  return (
    <Flex gap={2} align="center" wrap="wrap">
      <Text size={1}>{value}</Text>
      {address && (
        <Button
          as="a"
          href={address}
          target="_blank"
          rel="noreferrer"
          padding={2}
          fontSize={1}
          icon={icon}
          text={label}
          tone="primary"
        />
      )}
    </Flex>
  )
}
