/**
 * Marks fields that a copy of the document keeps: they are as true of the copy as of the original. Without the mark a
 * field is left out of the copy. The mark is no option of Sanity's: options of a field replace those of its type.
 */
export const keptInCopy = <Field extends { name: string }>(fields: Field[]): Field[] =>
  fields.map((field) => ({ ...field, keptInCopy: true }))
