import type { Place } from './place.ts'

/** The result of comparing two values. With `unpatchable`, the value has to be replaced. */
export type Outcome = 'unchanged' | 'patched' | 'unpatchable'

/** Appends to a patch the operations that turn a field or element into another; returns whether they differ. */
export type WriteMember = (place: Place, from: unknown, to: unknown) => boolean
