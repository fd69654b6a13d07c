import { brazilianDay, dayOf, daysAfter } from '@elos/content/parts/time/day'
import { Box, Button, Flex, Select, Stack, Text, TextArea } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import { Labelled } from '../base/Labelled.tsx'
import { Note } from '../base/Note.tsx'
import type { Keeping } from './decide.ts'

/** The terms for which a decision may hold, in days. The browser's own choice of a day is in the browser's language. */
const TERMS = [
  { days: 30, label: 'Um mês' },
  { days: 90, label: 'Três meses' },
  { days: 180, label: 'Seis meses' },
  { days: 365, label: 'Um ano' },
]

const USUAL_DAYS = 180

interface KeepFormProps {
  /** The message of the finding that is kept as it is. */
  message: string
  /** The name of the person who decides. */
  keptBy: string
  onKeep: (keeping: Keeping) => void
  onCancel: () => void
  isBusy: boolean
}

/** Asks until when a finding is kept as it is, and why. */
export function KeepForm({ message, keptBy, onKeep, onCancel, isBusy }: KeepFormProps) {
  const today = dayOf(new Date())
  const [days, setDays] = useState(USUAL_DAYS)
  const [reason, setReason] = useState('')
  const until = daysAfter(today, days)
  const isReady = reason.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isBusy) onKeep({ keptBy, until, reason: reason.trim() })
  }
  return (
    <Box as="form" padding={4} onSubmit={submit}>
      <Stack gap={4}>
        <Note tone="transparent">{message}</Note>
        <Labelled label="Por que fica como está">
          <TextArea
            fontSize={1}
            rows={3}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </Labelled>
        <Stack gap={3}>
          <Labelled label="Por quanto tempo">
            <Select
              fontSize={1}
              value={days}
              onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
            >
              {TERMS.map((term) => (
                <option key={term.days} value={term.days}>
                  {term.label}, até {brazilianDay(daysAfter(today, term.days))}
                </option>
              ))}
            </Select>
          </Labelled>
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
