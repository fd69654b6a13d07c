/**
 * A query result as it may really be. TypeGen writes what the schema requires; a document may still
 * lack it (imported, older than its schema, a draft being previewed), so anything but a document's
 * `_id` may be null.
 */
export type Loose<T> = T extends readonly (infer Item)[]
  ? Loose<Item>[] | null
  : T extends object
    ? { [Key in keyof T]: Key extends '_id' ? T[Key] : Loose<T[Key]> } | null
    : T | null
