import type { StoredDocument } from './document.ts'

/** Remembers what is made of each document. Documents are never changed in place. */
export function perDocument<Made>(
  make: (document: StoredDocument) => Made,
): (document: StoredDocument) => Made {
  const known = new WeakMap<StoredDocument, Made>()
  return (document) => {
    const made = known.get(document) ?? make(document)
    known.set(document, made)
    return made
  }
}
