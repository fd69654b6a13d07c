import { documentsAfter } from '@elos/content/impact/edit'
import { GROUP_TYPE } from '@elos/content/parts/preview/group'
import { publishedId } from '@elos/content/parts/read/publishedId'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { titleOf } from '@elos/content/parts/stored/value'
import { z } from 'zod'
import { draftLake, withDeadline } from '../lake/client.ts'

/** The group of that id, with all that is published and the drafts of its members. */
const QUERY = `*[_id == $id && _type == "${GROUP_TYPE}"][0]{
  name,
  "published": *[_id in path("*")],
  "drafts": *[_id in ^.members[]{"id": "drafts." + _ref}.id]
}`

const documentsSchema = z.array(z.looseObject({ _id: z.string(), _type: z.string() }))

const groupSchema = z
  .object({
    name: z.string().nullish(),
    published: documentsSchema,
    drafts: documentsSchema.nullish(),
  })
  .nullable()

/** A group of drafts, and the documents of the site as they will be once it is published. */
export interface PreviewedGroup {
  id: string
  name: string
  documents: StoredDocument[]
}

/**
 * Reads what the site is made from once a group is published. Undefined for an id that is none of a group.
 *
 * @param id as it stands in the address
 */
export async function readGroup(id: unknown): Promise<PreviewedGroup | undefined> {
  if (typeof id !== 'string' || id === '') return undefined
  const client = withDeadline(draftLake.withConfig({ perspective: 'raw', stega: false }))
  const group = groupSchema.parse(await client.fetch(QUERY, { id }))
  if (!group) return undefined
  const edits = (group.drafts ?? []).map((draft) => ({
    before: null,
    after: { ...draft, _id: publishedId(draft._id) },
  }))
  return {
    id,
    name: titleOf(group),
    documents: documentsAfter(group.published, edits),
  }
}
