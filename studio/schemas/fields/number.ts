import { defineField, type NumberRule } from 'sanity'
import { type FieldBase, missing } from './base.ts'

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
    validation: (rule) => {
      const rules: NumberRule[] = [
        rule.min(min).max(max).error(`“${field.title}” vai de ${min} a ${max}.`),
      ]
      if (integer) rules.push(rule.integer().error(`“${field.title}” é um número inteiro.`))
      if (!optional) rules.push(rule.required().error(missing(field.title)))
      return rules
    },
  })
}
