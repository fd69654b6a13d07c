import { isRecord, textOf } from '@elos/content/parts/stored/value'
import { useState } from 'react'
import type { ArrayOfObjectsInputProps, ArrayOfObjectsMember } from 'sanity'

/**
 * A list of days, shown in the order of the calendar. The order stays while an entry is open, with a new one last: Sanity
 * renders only the entries in sight, and one that moved out of it would close.
 */
export function DaysInput({ members, renderDefault, ...props }: ArrayOfObjectsInputProps) {
  const byDay = members.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))
  const keys = byDay.map(({ key }) => key)
  const [shown, setShown] = useState(keys)
  const isOpen = members.some((member) => member.kind === 'item' && member.open)
  if (!isOpen && keys.join() !== shown.join()) setShown(keys)
  const placeOf = ({ key }: ArrayOfObjectsMember) =>
    shown.includes(key) ? shown.indexOf(key) : shown.length
  const inOrder = members.toSorted((one, other) => placeOf(one) - placeOf(other))
  return renderDefault({ ...props, renderDefault, members: inOrder })
}

/** The day of an entry; what is sorted after all days when it has none. */
function dayOf(member: ArrayOfObjectsMember): string {
  const value: unknown = member.kind === 'item' ? member.item.value : undefined
  return (isRecord(value) && textOf(value.date)) || '~'
}
