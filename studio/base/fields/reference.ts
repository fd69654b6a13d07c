import {
  defineArrayMember,
  defineField,
  type ReferenceFilterOptions,
  type ReferenceRule,
} from 'sanity'
import { type FieldBase, unchosen } from './base.ts'
import { arrayField, type Count } from './list.ts'
import { requiredUnless } from './required.ts'

interface ReferenceField extends FieldBase {
  to: readonly string[]
  /** The filter of the documents that can be chosen. */
  options?: ReferenceFilterOptions
}

const targets = (to: readonly string[]) => to.map((type) => ({ type }))

/** A strong reference: the target cannot be deleted while it is used. */
export function referenceField({ to, optional, ...field }: ReferenceField) {
  return defineField({
    ...field,
    type: 'reference',
    to: targets(to),
    validation: requiredUnless<ReferenceRule>(optional, (context) =>
      unchosen(field.title, context),
    ),
  })
}

interface ReferencesField extends ReferenceField, Count {}

/** An ordered list of strong references, each target at most once. */
export const referencesField = ({ to, options, ...field }: ReferencesField) =>
  arrayField(
    { ...field, isUnique: true },
    defineArrayMember({
      type: 'reference',
      title: field.title,
      to: targets(to),
      ...(options && { options }),
    }),
  )

/** A reference to a claim, which has the value, the source and the validity. */
export const claimField = (field: Partial<ReferenceField> = {}) =>
  referenceField({
    name: 'claim',
    title: 'Afirmação',
    description: 'O valor vem do cadastro de preços e afirmações: muda lá, muda em todo o site.',
    ...field,
    to: ['claim'],
  })
