/**
 * A query result whose fields may be missing. TypeGen's types say what the schema requires, but an
 * imported document, a draft or one older than its schema may lack it. So any field except `_id` may
 * be null.
 */
export type Loose<T> = T extends readonly (infer Item)[]
  ? Loose<Item>[] | null
  : T extends object
    ? { [Key in keyof T]: Key extends '_id' ? T[Key] : Loose<T[Key]> } | null
    : T | null

/** A whole query result with loose fields. It is null only where the query itself may return null. */
export type LooseResult<T> = NonNullable<Loose<T>> | Extract<T, null>
