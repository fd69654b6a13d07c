import { Card, Text } from '@sanity/ui'
import { useTimeLeft } from '../useTimeLeft.ts'

/** The time that is left to answer a lead as promised. */
export function ResponseTime({ submittedAt }: { submittedAt: string }) {
  const left = useTimeLeft()(submittedAt)
  if (!left) return null
  return (
    <Card tone={left.isOver ? 'critical' : 'caution'} radius={2} padding={2} role="status">
      <Text size={1} weight="medium">
        {left.text}
      </Text>
    </Card>
  )
}
