import { defineArrayMember, defineField } from 'sanity'
import { type FieldBase, missing, unchosen } from './base.ts'

/** One option of a closed list: the stored value and what editors read. */
export interface Choice {
  title: string
  value: string
}

interface ChoiceField extends FieldBase {
  choices: readonly Choice[]
  initialValue?: string
  /** Radio buttons for short lists; a drop-down list otherwise. */
  radio?: boolean
}

/** One value out of a closed list. */
export function choiceField({ choices, radio, optional, ...field }: ChoiceField) {
  return defineField({
    ...field,
    type: 'string',
    options: { list: [...choices], layout: radio ? 'radio' : 'dropdown', direction: 'horizontal' },
    validation: (rule) => (optional ? [] : rule.required().error(unchosen(field.title))),
  })
}

interface ChoicesField extends FieldBase {
  choices: readonly Choice[]
}

/** Several values out of a closed list, each at most once. */
export function choicesField({ choices, optional, ...field }: ChoicesField) {
  return defineField({
    ...field,
    type: 'array',
    of: [
      defineArrayMember({ type: 'string', title: field.title, options: { list: [...choices] } }),
    ],
    options: { list: [...choices], layout: 'grid' },
    validation: (rule) => {
      const unique = rule.unique().error(`Não repita opções em “${field.title}”.`)
      return optional ? unique : [unique, rule.required().min(1).error(missing(field.title))]
    },
  })
}
