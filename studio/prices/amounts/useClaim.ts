import type { StoredDocument } from '@elos/content/parts/stored/document'
import { isRecord, textOf } from '@elos/content/parts/stored/value'
import { useFormValue } from 'sanity'

/** The claim that the form shows, with its edits. */
export function useClaim(): StoredDocument {
  const document = useFormValue([])
  const fields = isRecord(document) ? document : {}
  return { ...fields, _id: textOf(fields._id), _type: 'claim' }
}
