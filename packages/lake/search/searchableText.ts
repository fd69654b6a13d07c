import { isRecord, type LakeDocument } from '../store/document.ts'
import { fold } from './terms.ts'

const known = new WeakMap<LakeDocument, string>()

/** Returns what a search of whole documents reads, folded: all texts of a document, and its id. */
export function searchableText(document: LakeDocument): string {
  const text = known.get(document) ?? fold([document._id, ...textsOf(document)].join('\n'))
  known.set(document, text)
  return text
}

/** The texts in a value, without system attributes (`_type`, `_key`, `_ref`). */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, item]) =>
    name.startsWith('_') ? [] : textsOf(item),
  )
}
