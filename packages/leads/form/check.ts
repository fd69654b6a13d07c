import { safeParse } from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'

/** What came of checking a form: its value, or what is wrong with each field, in Portuguese. */
export type FormResult<T> = { ok: true; value: T } | { ok: false; errors: Record<string, string> }

/** What a form holds by field name, as read from a `FormData` or kept by a form library. */
export type FormFields = Record<string, unknown>

/** Checks `fields` by `schema`; of several errors in one field the first is told. */
export function check<T>(schema: $ZodType<T>, fields: unknown): FormResult<T> {
  const parsed = safeParse(schema, fields)
  if (parsed.success) return { ok: true, value: parsed.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) {
    errors[String(path[path.length - 1] ?? 'form')] ??= message
  }
  return { ok: false, errors }
}

/** The fields somebody filled in: an empty one counts as absent, a file as absent too. */
export function filledFields(fields: FormData | FormFields): FormFields {
  const entries = fields instanceof FormData ? [...fields] : Object.entries(fields)
  return Object.fromEntries(entries.filter(([, value]) => isFilled(value)))
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : typeof value === 'number'
}
