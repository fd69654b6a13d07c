import { isRecord } from './document.ts'

/** The id of the document a plain mutation is about. */
export function mutatedId(mutation: unknown): string | undefined {
  const [subject] = isRecord(mutation) ? Object.values(mutation) : []
  if (!isRecord(subject)) return undefined
  const id = subject._id ?? subject.id
  return typeof id === 'string' ? id : undefined
}
