import {
  type ArrayRule,
  type BooleanRule,
  defineArrayMember,
  defineField,
  type Rule,
  type StringRule,
} from 'sanity'
import { type FieldBase, missing, unchosen } from './base.ts'
import { requiredUnless, requiring } from './required.ts'

/** One option of a closed list: the stored value and what editors read. */
export interface Choice {
  title: string
  value: string
}

/** The options of a closed list, from the title of each value. */
export const choicesOf = (titles: Record<string, string>): Choice[] =>
  Object.entries(titles).map(([value, title]) => ({ title, value }))

interface ChoiceField extends FieldBase {
  choices: readonly Choice[]
  initialValue?: string
  /** Radio buttons for short lists; a drop-down list otherwise. */
  radio?: boolean
}

/** One value from a closed list. */
export function choiceField({ choices, radio, optional, ...field }: ChoiceField) {
  return defineField({
    ...field,
    type: 'string',
    options: { list: [...choices], layout: radio ? 'radio' : 'dropdown', direction: 'horizontal' },
    validation: requiredUnless<StringRule>(optional, (context) => unchosen(field.title, context)),
  })
}

interface ChoicesField extends FieldBase {
  choices: readonly Choice[]
}

/** Several values from a closed list, each at most once. */
export function choicesField({ choices, optional, ...field }: ChoicesField) {
  return defineField({
    ...field,
    type: 'array',
    of: [
      defineArrayMember({ type: 'string', title: field.title, options: { list: [...choices] } }),
    ],
    options: { list: [...choices], layout: 'grid' },
    validation: requiring(!optional, (rule: ArrayRule<unknown[]>, context) => {
      const unique = rule.unique().error(`Não repita opções em “${field.title}”.`)
      return optional
        ? unique
        : [unique, rule.required().min(1).error(missing(field.title, context))]
    }),
  })
}

interface BooleanField extends FieldBase {
  initialValue: boolean
}

/** A yes-or-no switch. */
export function booleanField({ optional, ...field }: BooleanField) {
  return defineField({
    ...field,
    type: 'boolean',
    validation: requiredUnless<BooleanRule>(optional, (context) => missing(field.title, context)),
  })
}

/** One of the site's three accent colours. */
export const colorField = choiceField({
  name: 'color',
  title: 'Cor',
  description: 'Uma das três cores do site.',
  choices: choicesOf({ primary: 'Principal', secondary: 'Secundária', accent: 'Destaque' }),
  initialValue: 'primary',
  radio: true,
})

/** A Phosphor icon, chosen from the list that the site can draw. */
export const iconField = defineField({
  name: 'icon',
  title: 'Ícone',
  description: 'Desenho pequeno ao lado do texto. Escolha o que mais combina com a mensagem.',
  keptInCopy: true,
  type: 'iconName',
  validation: requiredUnless<Rule>(false, (context) => unchosen('Ícone', context)),
})
