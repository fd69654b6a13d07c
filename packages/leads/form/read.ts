import type { z } from 'zod'

/** What came of reading a form: the request, or what is wrong with each field, in Portuguese. */
export type FormResult<T> = { ok: true; value: T } | { ok: false; errors: Record<string, string> }

/** A form's text fields; an empty field counts as absent, a file as absent too. */
export function textFields(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts.filter(([, text]) => text.trim() !== ''))
}

/** Checks `fields` by `schema`; of several errors in one field the first is told. */
export function check<T>(schema: z.ZodType<T>, fields: unknown): FormResult<T> {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { ok: true, value: parsed.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) {
    errors[String(path.at(-1) ?? 'form')] ??= message
  }
  return { ok: false, errors }
}
