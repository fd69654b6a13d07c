import { Card, Stack, Text } from '@sanity/ui'
import { type ObjectInputProps, useFormValue } from 'sanity'
import { timeLeft } from '../timeLeft.ts'
import { useNow, useSchedule } from '../useSchedule.ts'

/**
 * A lead has no draft and is never published: the choice between the two, above every document of the
 * Studio, would only mislead. The Studio has no option without it.
 */
const WITHOUT_VERSIONS = `[data-testid="document-pane"]:has([data-no-versions])
  [data-testid="document-perspective-list"] { visibility: hidden }`

/** The form of a lead, with what is left of the promise to answer it above the fields. */
export function LeadInput(props: ObjectInputProps) {
  const submittedAt = useFormValue(['submittedAt'])
  const status = useFormValue(['status'])
  return (
    <Stack gap={5} data-no-versions>
      <style>{WITHOUT_VERSIONS}</style>
      {status === 'nova' && typeof submittedAt === 'string' && (
        <ResponseTime submittedAt={submittedAt} />
      )}
      {props.renderDefault(props)}
    </Stack>
  )
}

function ResponseTime({ submittedAt }: { submittedAt: string }) {
  const schedule = useSchedule()
  const now = useNow()
  const left = schedule && timeLeft(schedule, submittedAt, now)
  if (!left) return null
  return (
    <Card tone={left.isOver ? 'critical' : 'caution'} border radius={2} padding={3} role="status">
      <Text size={1} weight="medium">
        {left.text}
      </Text>
    </Card>
  )
}
