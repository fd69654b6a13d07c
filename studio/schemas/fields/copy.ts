declare module 'sanity' {
  interface BaseSchemaTypeOptions {
    /** Whether 'Duplicar' keeps the field: it is as true of the copy as of the original. */
    keptInCopy?: boolean
  }
}

/**
 * Marks a field that a copy of the document keeps. Without the mark a field is left out of the copy: what it says may
 * be true of the original alone.
 */
export const keptInCopy = <Field extends { name: string; options?: object }>(
  field: Field,
): Field => ({
  ...field,
  options: { ...field.options, keptInCopy: true },
})
