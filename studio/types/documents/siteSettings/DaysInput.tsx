import { isRecord, textOf } from '@elos/content/parts/stored/value'
import type { ArrayOfObjectsInputProps, ArrayOfObjectsMember } from 'sanity'

/** Sorted after every day. */
const WITHOUT_DAY = '9999-99-99'

/**
 * A list of days, shown in the order of the calendar, with what has no day yet last. Sanity renders the entries in sight and
 * the focused one. The open entry counts as focused: it may move out of sight as its day is written, and would close.
 */
export function DaysInput({ members, focusPath, ...props }: ArrayOfObjectsInputProps) {
  const inOrder = members.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))
  const open = members.find((member) => member.kind === 'item' && member.open)
  return props.renderDefault({
    ...props,
    members: inOrder,
    focusPath: open ? [{ _key: open.key }] : focusPath,
  })
}

function dayOf(member: ArrayOfObjectsMember): string {
  const value: unknown = member.kind === 'item' ? member.item.value : undefined
  return (isRecord(value) && textOf(value.date)) || WITHOUT_DAY
}
