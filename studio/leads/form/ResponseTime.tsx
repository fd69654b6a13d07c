import { Card, Text } from '@sanity/ui'
import { timeLeft } from '../timeLeft.ts'
import { useNow, useSchedule } from '../useSchedule.ts'

/** The time that is left to answer a lead as promised. */
export function ResponseTime({ submittedAt }: { submittedAt: string }) {
  const schedule = useSchedule()
  const now = useNow()
  const left = schedule && timeLeft(schedule, submittedAt, now)
  if (!left) return null
  return (
    <Card tone={left.isOver ? 'critical' : 'caution'} radius={2} padding={2} role="status">
      <Text size={1} weight="medium">
        {left.text}
      </Text>
    </Card>
  )
}
