import {
  defineArrayMember,
  defineField,
  type ReferenceFilterOptions,
  type ReferenceRule,
} from 'sanity'
import { type FieldBase, unchosen } from './base.ts'
import { type Count, countRules } from './list.ts'
import { requiring } from './required.ts'

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
    validation: requiring(!optional, (rule: ReferenceRule, context) =>
      optional ? [] : rule.required().error(unchosen(field.title, context)),
    ),
  })
}

interface ReferencesField extends ReferenceField, Count {}

/** An ordered list of strong references, each target at most once. */
export function referencesField({
  to,
  options,
  optional,
  min,
  max,
  exactly,
  ...field
}: ReferencesField) {
  return defineField({
    ...field,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'reference',
        title: field.title,
        to: targets(to),
        ...(options && { options }),
      }),
    ],
    validation: (rule) => [
      rule.unique().error(`Não repita itens em “${field.title}”.`),
      ...countRules(rule, { title: field.title, optional, min, max, exactly }),
    ],
  })
}

/** A reference to a claim, which has the value, the source and the validity. */
export const claimField = (field: Partial<FieldBase> = {}) =>
  referenceField({
    name: 'claim',
    title: 'Afirmação',
    description: 'O valor vem do cadastro de preços e afirmações: muda lá, muda em todo o site.',
    ...field,
    to: ['claim'],
  })
