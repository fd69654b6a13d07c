import { Flex, Stack } from '@sanity/ui'
import type { ObjectInputProps } from 'sanity'
import { WithoutVersions } from '../../base/WithoutVersions.tsx'
import { type Lead, LeadSummary, SUMMARIZED } from './LeadSummary.tsx'

/** The form of a lead: its summary, its status beside who takes care of it, and the rest. */
export function LeadInput(props: ObjectInputProps<Lead>) {
  const { value: lead = {}, members } = props
  const show = (isShown: (name: string) => boolean) =>
    props.renderDefault({
      ...props,
      members: members.filter((member) => isShown('name' in member ? member.name : '')),
    })
  return (
    <Stack gap={3}>
      <WithoutVersions />
      <LeadSummary lead={lead} />
      <Flex gap={4} wrap="wrap">
        <div style={{ flex: '3 1 20em' }}>{show((name) => name === 'status')}</div>
        <div style={{ flex: '2 1 12em' }}>{show((name) => name === 'assignee')}</div>
      </Flex>
      {show((name) => !(name === 'status' || name === 'assignee' || SUMMARIZED.has(name)))}
    </Stack>
  )
}
