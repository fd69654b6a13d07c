import { isRecord, type LakeDocument } from './document.ts'

const cache = new WeakMap<LakeDocument, readonly string[]>()

/**
 * Returns the ids of a document's strong references (those without `_weak`) in its own dataset.
 * The Content Lake does not check references to other datasets and global references either.
 */
export function strongReferences(document: LakeDocument): readonly string[] {
  const known = cache.get(document)
  if (known) return known
  const found = new Set<string>()
  collect(document, found)
  const references = [...found]
  cache.set(document, references)
  return references
}

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found)
    return
  }
  if (!isRecord(value)) return
  if (typeof value._ref === 'string' && isStrong(value)) found.add(value._ref)
  for (const key in value) collect(value[key], found)
}

function isStrong(reference: Record<string, unknown>): boolean {
  return (
    reference._weak !== true &&
    reference._strengthenOnPublish === undefined &&
    reference._dataset === undefined &&
    reference._projectId === undefined &&
    reference._type !== 'globalDocumentReference'
  )
}
