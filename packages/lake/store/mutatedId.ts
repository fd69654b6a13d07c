import { isRecord } from './document.ts'

/** The id of the document that a mutation changes; undefined if it selects by query. */
export function mutatedId(mutation: unknown): string | undefined {
  const [subject] = isRecord(mutation) ? Object.values(mutation) : []
  if (!isRecord(subject)) return undefined
  const id = subject._id ?? subject.id
  return typeof id === 'string' ? id : undefined
}
