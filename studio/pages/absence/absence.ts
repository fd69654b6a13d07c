import { z } from 'zod'
import { ABSENCE_TYPE } from '../../base/records.ts'

/** The id of the record about a document, by its published id. It has a dot, so the Lake keeps it private. */
export const absenceId = (id: string): string => `${ABSENCE_TYPE}.${id}`

/**
 * The schema of a place that a document had in another one: an item of a list, or a field. `document`: the id of the
 * version that had it, with its `type` and `title`. `path`: of the list or the field. `value`: the item or the field in
 * JSON, since a reference would lead to what is gone. `before` and `after`: the keys of the other items, in their order.
 */
const lostPlaceSchema = z.object({
  _key: z.string(),
  document: z.string(),
  type: z.string(),
  title: z.string(),
  path: z.string(),
  value: z.string(),
  neighbours: z.object({ before: z.array(z.string()), after: z.array(z.string()) }).nullish(),
})

/** A place that a document had in another one. */
export type LostPlace = z.infer<typeof lostPlaceSchema>

/** The schema of the places in a record; [] without one. */
export const lostPlacesSchema = z
  .array(lostPlaceSchema)
  .nullish()
  .transform((places) => places ?? [])
