import { defineField } from 'sanity'
import { type FieldBase, missing } from './base.ts'

interface BooleanField extends FieldBase {
  initialValue: boolean
}

/** A switch. */
export function booleanField({ optional, ...field }: BooleanField) {
  return defineField({
    ...field,
    type: 'boolean',
    validation: (rule) => (optional ? [] : rule.required().error(missing(field.title))),
  })
}
