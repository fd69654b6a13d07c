import { z } from 'zod'
import {
  type DocumentInput,
  documentSchema,
  type Mutation,
  patchOperationsSchema,
  purgeSchema,
} from '../mutations/mutation.ts'
import {
  draftId,
  isPublishedId,
  type LakeDocument,
  publishedId as publishedIdOf,
} from '../store/document.ts'
import type { Documents } from './documents.ts'
import { strengthened } from './strengthen.ts'

/** Returns the mutations that carry out an action on the current documents. */
type Action = (value: unknown, documents: Documents) => readonly Mutation[]

function action<T>(
  schema: z.ZodType<T>,
  translate: (action: T, documents: Documents) => readonly Mutation[],
): Action {
  return (value, documents) => {
    const parsed = schema.safeParse(value)
    if (!parsed.success)
      return documents.invalid(`Invalid action: ${z.prettifyError(parsed.error)}`)
    return translate(parsed.data, documents)
  }
}

const idSchema = z.string()
const variantIdSchema = idSchema.refine(
  (id) => !isPublishedId(id),
  'must be the id of a draft or a version',
)
const variantSchema = documentSchema.refine(
  ({ _id }) => variantIdSchema.safeParse(_id).success,
  '"_id" must be the id of a draft or a version',
)
/** https://www.sanity.io/docs/http-reference/actions */
const pairSchema = z
  .object({ draftId: variantIdSchema, publishedId: idSchema })
  .refine(
    (ids) => publishedIdOf(ids.draftId) === ids.publishedId,
    '"draftId" is of another document',
  )

const create = action(
  z.object({
    publishedId: idSchema,
    attributes: documentSchema,
    ifExists: z.enum(['fail', 'ignore']).optional(),
  }),
  ({ publishedId, attributes, ifExists }, documents) => {
    const _id = typeof attributes._id === 'string' ? attributes._id : draftId(publishedId)
    if (documents.find(publishedId)) {
      documents.refuse(`Document "${publishedId}" is already published`)
    }
    if (ifExists === 'ignore' && documents.find(_id)) return []
    return [{ create: { ...attributes, _id } }]
  },
)

const edit = action(
  pairSchema.and(z.object({ patch: patchOperationsSchema })),
  ({ draftId: draft, publishedId, patch }, documents) => {
    const edited: Mutation = { patch: { ...patch, id: draft } }
    if (documents.find(draft)) return [edited]
    return [{ create: { ...documents.require(publishedId), _id: draft } }, edited]
  },
)

const publish = action(
  pairSchema.and(
    z.object({
      ifDraftRevisionId: z.string().optional(),
      ifPublishedRevisionId: z.string().optional(),
    }),
  ),
  ({ draftId: variant, publishedId, ifDraftRevisionId, ifPublishedRevisionId }, documents) => {
    const draft = documents.require(variant)
    const published = documents.find(publishedId)
    documents.checkRevision(draft, ifDraftRevisionId)
    documents.checkRevision(published, ifPublishedRevisionId)
    const _createdAt = published?._createdAt ?? draft._createdAt
    return [
      { createOrReplace: { ...publishable(draft), _id: publishedId, _createdAt } },
      { delete: { id: variant } },
    ]
  },
)

const unpublish = action(pairSchema, ({ draftId: draft, publishedId }, documents) => {
  const published = documents.require(publishedId)
  const kept = documents.find(draft) ? [] : [{ create: { ...published, _id: draft } }]
  return [...kept, { delete: { id: publishedId } }]
})

const remove = action(
  z.object({
    publishedId: idSchema,
    includeDrafts: z.array(idSchema).optional(),
    purge: purgeSchema,
  }),
  ({ publishedId, includeDrafts = [], purge }, documents) => {
    documents.require(publishedId)
    const left = documents.variantsOf(publishedId).find((other) => !includeDrafts.includes(other))
    if (left) documents.refuse(`Document "${publishedId}" has a variant that stays: "${left}"`)
    return [publishedId, ...includeDrafts].map((deleted) => ({ delete: { id: deleted, purge } }))
  },
)

const discard = action(
  z.object({ draftId: variantIdSchema, purge: purgeSchema }),
  ({ draftId: draft, purge }, documents) => {
    documents.require(draft)
    return [{ delete: { id: draft, purge } }]
  },
)

const replaceDraft = action(z.object({ attributes: variantSchema }), ({ attributes }) => [
  { createOrReplace: attributes },
])

const createVersion = action(
  z.object({
    document: variantSchema.optional(),
    baseId: idSchema.optional(),
    versionId: variantIdSchema.optional(),
  }),
  ({ document: given, baseId, versionId }, documents) => {
    if (given) return [{ create: given }]
    if (baseId === undefined || versionId === undefined) {
      return documents.invalid('A version needs a "document", or a "baseId" and a "versionId"')
    }
    return [{ create: { ...documents.require(baseId), _id: versionId } }]
  },
)

const discardVersion = action(
  z.object({ versionId: variantIdSchema, purge: purgeSchema }),
  ({ versionId, purge }, documents) => {
    documents.require(versionId)
    return [{ delete: { id: versionId, purge } }]
  },
)

const replaceVersion = action(z.object({ document: variantSchema }), ({ document: given }) => [
  { createOrReplace: given },
])

const unpublishVersion = action(
  z.object({ versionId: variantIdSchema }),
  ({ versionId }, documents) => {
    documents.require(versionId)
    return [{ patch: { id: versionId, set: { '_system.delete': true } } }]
  },
)

/** The actions by `actionType`: https://www.sanity.io/docs/http-reference/actions */
export const ACTIONS: ReadonlyMap<unknown, Action> = new Map([
  ['sanity.action.document.create', create],
  ['sanity.action.document.edit', edit],
  ['sanity.action.document.publish', publish],
  ['sanity.action.document.unpublish', unpublish],
  ['sanity.action.document.delete', remove],
  ['sanity.action.document.discard', discard],
  ['sanity.action.document.replaceDraft', replaceDraft],
  ['sanity.action.document.version.create', createVersion],
  ['sanity.action.document.version.discard', discardVersion],
  ['sanity.action.document.version.replace', replaceVersion],
  ['sanity.action.document.version.unpublish', unpublishVersion],
])

/** The content of a draft as it is published: references marked so become strong. */
function publishable({ _type, ...attributes }: LakeDocument): DocumentInput {
  const content = Object.entries(attributes).map(([name, value]) => [name, strengthened(value)])
  return { ...Object.fromEntries(content), _type }
}
