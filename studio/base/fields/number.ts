import { defineField, type NumberRule, type SortOrdering } from 'sanity'
import { DecimalInput, WholeNumberInput } from '../numbers/NumberInputs.tsx'
import { type FieldBase, missing } from './base.ts'
import { requiring } from './required.ts'

interface NumberField extends FieldBase {
  min: number
  max: number
  /** Whole numbers only; the default. */
  integer?: boolean
  initialValue?: number
}

/** A number between two bounds, both included. */
export function numberField(field: NumberField) {
  const { optional, min, max, integer = true, ...definition } = field
  return defineField({
    ...definition,
    type: 'number',
    components: { input: integer ? WholeNumberInput : DecimalInput },
    validation: requiring(!optional, (rule: NumberRule, context) => {
      const rules: NumberRule[] = [
        rule.min(min).max(max).error(`“${field.title}” vai de ${min} a ${max}.`),
      ]
      if (integer) rules.push(rule.integer().error(`“${field.title}” é um número inteiro.`))
      if (!optional) rules.push(rule.required().error(missing(field.title, context)))
      return rules
    }),
  })
}

/** Position of the document in lists, smallest first. */
export const orderField = numberField({
  name: 'order',
  title: 'Ordem',
  description:
    'Posição nas listas do site: o menor número aparece primeiro. Para arrastar, abra o menu da lista e escolha “Mudar a ordem”.',
  min: 0,
  max: 999,
})

/** The ordering of documents by their position on the site. */
export const BY_ORDER = {
  title: 'Ordem no site',
  name: 'order',
  by: [{ field: 'order', direction: 'asc' }],
} satisfies SortOrdering

/** The ordering of articles as on the site: the newest first, and of those of one day the one written last. */
export const BY_NEWEST = {
  title: 'Mais novos primeiro',
  name: 'newest',
  by: [
    { field: 'publishedAt', direction: 'desc' },
    { field: 'number', direction: 'desc' },
  ],
} satisfies SortOrdering

/** The ordering of documents by their `number`. */
export const BY_NUMBER = {
  title: 'Número',
  name: 'number',
  by: [{ field: 'number', direction: 'asc' }],
} satisfies SortOrdering
