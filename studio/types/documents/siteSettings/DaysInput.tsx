import { isRecord, textOf } from '@elos/content/parts/stored/value'
import type { ArrayOfObjectsInputProps, ArrayOfObjectsMember } from 'sanity'

/** A list of days, shown in the order of the calendar. A new entry stands last until it has its day. */
export function DaysInput({ members, renderDefault, ...props }: ArrayOfObjectsInputProps) {
  const inOrder = members.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))
  return renderDefault({ ...props, renderDefault, members: inOrder })
}

/** The day of an entry; what is sorted after all days when it has none. */
function dayOf(member: ArrayOfObjectsMember): string {
  const value: unknown = member.kind === 'item' ? member.item.value : undefined
  return (isRecord(value) && textOf(value.date)) || '~'
}
