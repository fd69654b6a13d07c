import { z } from 'zod'
import { isRecord } from '../store/document.ts'
import { valueProblem } from './validate.ts'

const pathSchema = z.string().min(1)
const itemsSchema = z.array(z.unknown())

const insertSchema = z.union([
  z.strictObject({ before: pathSchema, items: itemsSchema }),
  z.strictObject({ after: pathSchema, items: itemsSchema }),
  z.strictObject({ replace: pathSchema, items: itemsSchema }),
])

/** The operations of a patch, and the revision that it expects. */
const OPERATION_FIELDS = {
  ifRevisionID: z.string().optional(),
  set: z.record(pathSchema, z.unknown()).optional(),
  setIfMissing: z.record(pathSchema, z.unknown()).optional(),
  unset: z.array(pathSchema).optional(),
  inc: z.record(pathSchema, z.number()).optional(),
  dec: z.record(pathSchema, z.number()).optional(),
  insert: insertSchema.optional(),
  diffMatchPatch: z.record(pathSchema, z.string()).optional(),
}

const SELECTION_FIELDS = { query: z.string(), params: z.record(z.string(), z.unknown()).optional() }
const patchSchema = z.union([
  z.object({ id: z.string(), ...OPERATION_FIELDS }),
  z.object({ ...SELECTION_FIELDS, ...OPERATION_FIELDS }),
])
/** Whether the history of the deleted document is deleted too. */
export const purgeSchema = z.boolean().optional()
const deletionSchema = z.union([
  z.object({ id: z.string(), purge: purgeSchema }),
  z.object({ ...SELECTION_FIELDS, purge: purgeSchema }),
])

/** The document in a mutation. It is not copied or reordered, because the schema is `custom`. */
export type DocumentInput = { _type: string; [attribute: string]: unknown }

export const documentSchema = z.custom<DocumentInput>(
  (value) => isRecord(value) && typeof value._type === 'string' && value._type !== '',
  'document must be an object with a non-empty "_type"',
)

/** The mutations by their operation: https://www.sanity.io/docs/http-reference/mutation */
const SCHEMAS = {
  create: z.strictObject({ create: documentSchema }),
  createOrReplace: z.strictObject({ createOrReplace: documentSchema }),
  createIfNotExists: z.strictObject({ createIfNotExists: documentSchema }),
  delete: z.strictObject({ delete: deletionSchema }),
  patch: z.strictObject({ patch: patchSchema }),
}

export type Mutation = z.infer<(typeof SCHEMAS)[keyof typeof SCHEMAS]>
export type PatchOperations = z.infer<typeof patchOperationsSchema>
/** A patch without its selection. */
export const patchOperationsSchema = z.object(OPERATION_FIELDS)

export type Selection = { id: string } | { query: string; params?: Record<string, unknown> }

/** Parses one mutation of a request's body; returns a description of the error if it is invalid. */
export function parseMutation(value: unknown): Mutation | string {
  // The value is checked first, because a deeply nested one would exhaust the stack when the schema parses it.
  const problem = valueProblem(value)
  if (problem) return problem
  if (!isRecord(value)) return 'Each mutation must be an object'
  const operations = Object.keys(value)
  const kind = operations.find(isKind)
  if (!kind) return `Unsupported mutation "${operations.join(', ')}"`
  const parsed = SCHEMAS[kind].safeParse(value)
  if (parsed.success) return parsed.data
  return `Invalid "${kind}" mutation: ${parsed.error.issues[0]?.message}`
}

function isKind(kind: string): kind is keyof typeof SCHEMAS {
  return Object.hasOwn(SCHEMAS, kind)
}
