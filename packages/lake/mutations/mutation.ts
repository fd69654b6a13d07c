import { z } from 'zod'
import { isRecord } from '../store/document.ts'
import { valueProblem } from './validate.ts'

const path = z.string().min(1)
const items = z.array(z.unknown())

const insert = z.union([
  z.strictObject({ before: path, items }),
  z.strictObject({ after: path, items }),
  z.strictObject({ replace: path, items }),
])

/** What a patch does, apart from what it is done to. */
const operations = {
  ifRevisionID: z.string().optional(),
  set: z.record(path, z.unknown()).optional(),
  setIfMissing: z.record(path, z.unknown()).optional(),
  unset: z.array(path).optional(),
  inc: z.record(path, z.number()).optional(),
  dec: z.record(path, z.number()).optional(),
  insert: insert.optional(),
  diffMatchPatch: z.record(path, z.string()).optional(),
}

const selection = { query: z.string(), params: z.record(z.string(), z.unknown()).optional() }
const patch = z.union([
  z.object({ id: z.string(), ...operations }),
  z.object({ ...selection, ...operations }),
])
/** With `purge`, the history of what is deleted goes with it. */
export const purge = z.boolean().optional()
const deletion = z.union([z.object({ id: z.string(), purge }), z.object({ ...selection, purge })])

/** A document as a mutation gives it. Kept as it came: `custom` does not copy or reorder. */
export type DocumentInput = { readonly _type: string; readonly [attribute: string]: unknown }

export const document = z.custom<DocumentInput>(
  (value) => isRecord(value) && typeof value._type === 'string' && value._type !== '',
  'document must be an object with a non-empty "_type"',
)

/** https://www.sanity.io/docs/http-reference/mutation */
const mutation = z.union([
  z.strictObject({ create: document }),
  z.strictObject({ createOrReplace: document }),
  z.strictObject({ createIfNotExists: document }),
  z.strictObject({ delete: deletion }),
  z.strictObject({ patch }),
])

export type Mutation = z.infer<typeof mutation>
export type PatchOperations = z.infer<typeof patchOperations>
/** A patch without what it is done to. */
export const patchOperations = z.object(operations)

export type Selection = { id: string } | { query: string; params?: Record<string, unknown> }

const schemas = {
  create: document,
  createOrReplace: document,
  createIfNotExists: document,
  delete: deletion,
  patch,
} satisfies Record<string, z.ZodType>

/** Reads one mutation of a request's body, or says in words what is wrong with it. */
export function parseMutation(value: unknown): Mutation | string {
  // Before anything else that walks it: what is nested without end would exhaust the stack.
  const problem = valueProblem(value)
  if (problem) return problem
  const parsed = mutation.safeParse(value)
  if (parsed.success) return parsed.data
  if (!isRecord(value)) return 'Each mutation must be an object'
  const [kind, ...others] = Object.keys(value)
  if (kind === undefined || others.length > 0)
    return 'Each mutation must have exactly one operation'
  if (!isKind(kind)) return `Unsupported mutation "${kind}"`
  const reason = schemas[kind].safeParse(value[kind]).error?.issues[0]?.message
  return `Invalid "${kind}" mutation: ${reason ?? 'unexpected shape'}`
}

function isKind(kind: string): kind is keyof typeof schemas {
  return Object.hasOwn(schemas, kind)
}
