import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import type { Schedule } from '@elos/leads/response/deadline'
import { Card, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { type ObjectInputProps, useClient, useFormValue } from 'sanity'
import { timeLeft } from './timeLeft.ts'

const SCHEDULE_QUERY = `*[_id == "siteSettings"][0]{
  "openingHours": coalesce(
    openingHours[defined(opens) && defined(closes)]{"days": coalesce(days, []), opens, closes}, []
  ),
  "holidays": coalesce(holidays[].date, [])
}`

/** How often the time left is shown anew, in milliseconds. */
const TICK_MS = 30_000

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
  const client = useClient({ apiVersion: API_VERSION })
  const [schedule, setSchedule] = useState<Schedule | null>(null)
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    client.fetch<Schedule | null>(SCHEDULE_QUERY).then(setSchedule, () => setSchedule(null))
  }, [client])
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
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
