import { dayOf, daysAfter } from '@elos/content/parts/time/day'
import { Box, Button, Card, Flex, Stack, Text, TextArea, TextInput } from '@sanity/ui'
import { type FormEvent, useId, useState } from 'react'
import type { Keeping } from './decide.ts'

/** For how long a decision holds unless staff choose another day. */
const USUAL_DAYS = 180

interface KeepFormProps {
  /** What is kept as it is. */
  message: string
  /** Who decides. */
  keptBy: string
  onKeep: (keeping: Keeping) => void
  onCancel: () => void
  isBusy: boolean
}

/** Asks until when a finding is kept as it is, and why. */
export function KeepForm({ message, keptBy, onKeep, onCancel, isBusy }: KeepFormProps) {
  const today = dayOf(new Date())
  const [until, setUntil] = useState(daysAfter(today, USUAL_DAYS))
  const [reason, setReason] = useState('')
  const [untilId, reasonId] = [useId(), useId()]
  const isReady = until >= today && reason.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isBusy) onKeep({ keptBy, until, reason: reason.trim() })
  }
  return (
    <Box as="form" padding={4} onSubmit={submit}>
      <Stack gap={4}>
        <Card padding={3} radius={2} tone="transparent" border>
          <Text size={1}>{message}</Text>
        </Card>
        <Stack gap={3}>
          <Text as="label" htmlFor={reasonId} size={1} weight="medium">
            Por que fica como está
          </Text>
          <TextArea
            id={reasonId}
            fontSize={1}
            rows={3}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Stack>
        <Stack gap={3}>
          <Text as="label" htmlFor={untilId} size={1} weight="medium">
            Até que dia
          </Text>
          <TextInput
            id={untilId}
            type="date"
            fontSize={1}
            min={today}
            value={until}
            onChange={(event) => setUntil(event.currentTarget.value)}
          />
          <Text size={1} muted>
            A pendência volta no dia seguinte, ou antes, se o conteúdo mudar. Quem decide: {keptBy}.
          </Text>
        </Stack>
        <Flex gap={2} justify="flex-end">
          <Button mode="bleed" fontSize={1} text="Cancelar" onClick={onCancel} />
          <Button
            type="submit"
            tone="primary"
            fontSize={1}
            text="Manter como está"
            loading={isBusy}
            disabled={!isReady || isBusy}
          />
        </Flex>
      </Stack>
    </Box>
  )
}
