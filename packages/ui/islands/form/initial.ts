import { draftOf, type Values } from './draft.ts'

/** What a form begins with: what its controls hold by now, else its draft, else nothing. */
export function initialValues(
  names: readonly string[],
  draft: string,
  form?: HTMLFormElement | null,
): Values {
  const values: Values = Object.fromEntries(names.map((name) => [name, '']))
  const kept = draftOf(draft)
  for (const name of names) if (kept[name]) values[name] = kept[name]
  for (const [name, value] of form ? new FormData(form) : []) {
    if (typeof value === 'string' && value && name in values) values[name] = value
  }
  return values
}
