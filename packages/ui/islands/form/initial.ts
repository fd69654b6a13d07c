import { readDraft, type Values } from './draft.ts'

/** The first value of each field: what its control holds already, else its draft, else ''. */
export function initialValues(
  names: readonly string[],
  draft: string,
  form?: HTMLFormElement | null,
): Values {
  const values: Values = Object.fromEntries(names.map((name) => [name, '']))
  const kept = readDraft(draft)
  for (const name of names) if (kept[name]) values[name] = kept[name]
  for (const [name, value] of form ? new FormData(form) : []) {
    if (typeof value === 'string' && value && name in values) values[name] = value
  }
  return values
}
