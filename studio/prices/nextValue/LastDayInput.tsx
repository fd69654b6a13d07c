import { changeDayOf } from '@elos/content/parts/claim/life'
import { brazilianDay, daysAfter } from '@elos/content/parts/time/day'
import { Stack, Text } from '@sanity/ui'
import type { StringInputProps } from 'sanity'
import { useClaim } from '../amounts/useClaim.ts'

/** The last day of a claim's value, with the one that its next value gives it: the day before. */
export function LastDayInput(props: StringInputProps) {
  const change = changeDayOf(useClaim())
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {change && (
        <Text size={1} role="status">
          Até {brazilianDay(daysAfter(change, -1))}, véspera do próximo valor.
        </Text>
      )}
    </Stack>
  )
}
