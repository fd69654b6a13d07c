/** A document as the Lake stores it. It may be incomplete or older than its schema. */
export interface StoredDocument {
  _id: string
  _type: string
  [field: string]: unknown
}
