import { defineField, type StringRule } from 'sanity'
import type { Check } from '../rules/check.ts'
import { type FieldBase, missing } from './base.ts'

interface StringField extends FieldBase {
  check?: Check
  /** Longest sensible text, in characters; longer is a warning. */
  max?: number
  /** Shortest sensible text, in characters; shorter is a warning. */
  min?: number
  initialValue?: string
}

function stringRules(rule: StringRule, field: StringField): StringRule[] {
  const { title, check, max, min } = field
  const rules: StringRule[] = []
  if (!field.optional) rules.push(rule.required().error(missing(title)))
  if (check) rules.push(rule.custom((value) => (value ? check(value) : true)))
  if (max)
    rules.push(rule.max(max).warning(`“${title}” funciona melhor com até ${max} caracteres.`))
  if (min)
    rules.push(rule.min(min).warning(`“${title}” funciona melhor com ao menos ${min} caracteres.`))
  return rules
}

/** One line of plain text. */
export function stringField(field: StringField) {
  const { optional, check, max, min, ...definition } = field
  return defineField({
    ...definition,
    type: 'string',
    validation: (rule) => stringRules(rule, field),
  })
}

/** Plain text over several lines, without formatting. */
export function textField({ rows = 3, ...field }: StringField & { rows?: number }) {
  const { optional, check, max, min, ...definition } = field
  return defineField({
    ...definition,
    type: 'text',
    rows,
    validation: (rule) => stringRules(rule, field),
  })
}
