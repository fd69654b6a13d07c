/** The fields with a document's position in its list, a whole number from 1. */
export const POSITION_FIELDS = ['order', 'number'] as const

export type PositionField = (typeof POSITION_FIELDS)[number]

/** The list whose order is being changed. */
export interface OrderedList {
  type: string
  title: string
  field: PositionField
}

let opened: OrderedList | undefined
const listeners = new Set<() => void>()

/** Opens the dialog that changes the order of a list, or closes it. */
export function openOrdering(list: OrderedList | undefined): void {
  opened = list
  for (const listener of listeners) listener()
}

/** The store of the list whose dialog is open, for `useSyncExternalStore`. */
export const openedOrdering = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  get: () => opened,
}
