import { Flex, Stack } from '@sanity/ui'
import type { ObjectInputProps } from 'sanity'
import { type Lead, LeadSummary, SUMMARIZED } from './LeadSummary.tsx'

/**
 * A lead has no draft and is never published: the choice between the two, above every document of the
 * Studio, would only mislead. The Studio has no option without it.
 */
const WITHOUT_VERSIONS = `[data-testid="document-pane"]:has([data-no-versions])
  [data-testid="document-perspective-list"] { visibility: hidden }`

/** The form of a lead: its summary, then the fields that staff fill in, the first two beside each other. */
export function LeadInput(props: ObjectInputProps<Lead>) {
  const { value: lead = {}, members } = props
  const filled = members.filter((member) => !('name' in member && SUMMARIZED.has(member.name)))
  const show = (shown: typeof members) => props.renderDefault({ ...props, members: shown })
  return (
    <Stack gap={3} data-no-versions>
      <style>{WITHOUT_VERSIONS}</style>
      <LeadSummary lead={lead} />
      <Flex gap={4} wrap="wrap">
        <div style={{ flex: '3 1 20em' }}>{show(filled.slice(0, 1))}</div>
        <div style={{ flex: '2 1 12em' }}>{show(filled.slice(1, 2))}</div>
      </Flex>
      {show(filled.slice(2))}
    </Stack>
  )
}
