import {
  defineField,
  type FieldDefinition,
  type ObjectRule,
  type Rule,
  type ValidationContext,
} from 'sanity'
import { filledRules } from '../rules/filled.ts'
import { type FieldBase, missing } from './base.ts'
import { requiredUnless, requiring } from './required.ts'

interface ObjectField extends FieldBase {
  fields: FieldDefinition[]
  /** Whether the group is collapsed when the document opens. */
  collapsed?: boolean
}

/** A group of fields stored together: one section of a page, an address. */
export function objectField({ optional, collapsed = false, ...field }: ObjectField) {
  return defineField({
    ...field,
    type: 'object',
    options: { collapsible: true, collapsed },
    validation: requiredUnless<ObjectRule>(optional, (context) => missing(field.title, context)),
  })
}

type SharedObject = 'shortText' | 'richText' | 'legalText' | 'imageWithAlt'

interface SharedField extends FieldBase {
  type: SharedObject
}

/** A field of one of the shared object types. Any rule of the field, even none, would replace those of its type. */
export function sharedField({ type, optional, ...field }: SharedField) {
  return defineField({
    ...field,
    type,
    ...(!optional && {
      validation: requiring(true, (rule: Rule, context?: ValidationContext) =>
        filledRules(rule, missing(field.title, context)),
      ),
    }),
  })
}
