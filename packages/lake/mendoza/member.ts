import type { Place } from './place.ts'

/** What comparing two values of one kind came to; `unpatchable` asks for the plain value. */
export type Outcome = 'unchanged' | 'patched' | 'unpatchable'

/** Writes how the member of a value at a place becomes another; says whether it changed. */
export type WriteMember = (place: Place, from: unknown, to: unknown) => boolean
