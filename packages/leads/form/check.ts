import { safeParse } from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'

/** The result of checking a form: its value, or an error message in Portuguese for each wrong field. */
export type FormResult<T> = { ok: true; value: T } | { ok: false; errors: Record<string, string> }

/** The values of a form by field name, from a `FormData` or a form library. */
export type FormFields = Record<string, unknown>

/**
 * Checks `fields` with `schema`. Returns the first error of each field, by field name; an error of the
 * form as a whole has the name 'form'.
 */
export function check<T>(schema: $ZodType<T>, fields: unknown): FormResult<T> {
  const parsed = safeParse(schema, fields)
  if (parsed.success) return { ok: true, value: parsed.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) {
    errors[String(path[path.length - 1] ?? 'form')] ??= message
  }
  return { ok: false, errors }
}

/** The fields that were filled in, without empty texts and files. */
export function filledFields(fields: FormData | FormFields): FormFields {
  const entries = fields instanceof FormData ? [...fields] : Object.entries(fields)
  return Object.fromEntries(entries.filter(([, value]) => isFilled(value)))
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : typeof value === 'number'
}
