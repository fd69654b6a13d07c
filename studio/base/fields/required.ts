import type { RuleDef, SchemaType, ValidationContext } from 'sanity'

type Fields = Readonly<Record<string, unknown>>

/** Whether a document, as it is written now, requires a field. */
export type Condition = (document: Fields) => boolean

/** The options of a field that only this Studio knows. */
export interface FieldMarks {
  /** The condition under which a field is required that has no required rule of its own. Hidden fields are not. */
  requiredIf?: Condition
  /** Whether a copy of the document keeps the field: it is as true of the copy as of the original. */
  keptInCopy?: boolean
}

declare module 'sanity' {
  interface BaseSchemaDefinition extends FieldMarks {}
  interface BaseSchemaType extends FieldMarks {}
}

/** Marks rules as those of a required field: Sanity asks only rules that do not depend on where the field stands. */
export const requiring = <R>(
  isRequired: boolean,
  rules: (rule: R, context?: ValidationContext) => R | R[],
): ((rule: R, context?: ValidationContext) => R | R[]) =>
  Object.assign(rules, { isRequired: () => isRequired })

/** The only rule of a field that has to be filled in; none of an optional one. */
export const requiredUnless = <R extends RuleDef<R>>(
  optional: boolean | undefined,
  message: (context?: ValidationContext) => string,
) =>
  requiring(!optional, (rule: R, context) =>
    optional ? [] : rule.required().error(message(context)),
  )

/** Whether a field has to be filled in before its document can be published. */
export function isRequired(type: SchemaType, document: Fields): boolean {
  const { name, requiredIf, validation } = type
  const rules = Array.isArray(validation) ? validation : [validation]
  // Sanity keeps no other mark of a slug, and each is required: see `slugField`.
  if (name === 'slug' || requiredIf?.(document)) return true
  return rules.some((rule) => rule && 'isRequired' in rule && rule.isRequired())
}
