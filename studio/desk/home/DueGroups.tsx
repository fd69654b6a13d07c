import { Text } from '@sanity/ui'
import { IntentCard } from '../../base/links/IntentCard.tsx'
import { useNow } from '../../base/useNow.ts'
import { type GroupRow, reminderOf } from '../groups/groups.ts'

/** The groups of drafts whose day has come, each a link: nobody else publishes them. */
export function DueGroups({ groups }: { groups: readonly GroupRow[] }) {
  const now = useNow()
  return groups.map((group) => {
    const reminder = reminderOf(group, now)
    return (
      reminder && (
        <IntentCard key={group._id} params={{ id: group._id, type: group._type }} tone="caution">
          <Text size={1} weight="medium">
            {reminder}
          </Text>
        </IntentCard>
      )
    )
  })
}
