import type { ComponentType } from 'react'
import { type CustomValidator, defineField, type StringInputProps, type StringRule } from 'sanity'
import type { Check } from '../rules/check.ts'
import { type FieldBase, missing } from './base.ts'

interface StringField extends FieldBase {
  check?: Check
  /** A check that asks the Lake. */
  lookup?: CustomValidator<string | undefined>
  /** Longest sensible text, in characters; longer is a warning. */
  max?: number
  /** Shortest sensible text, in characters; shorter is a warning. */
  min?: number
  initialValue?: string
  /** Drawn in place of Sanity's own. */
  components?: { input: ComponentType<StringInputProps> }
}

function stringRules(rule: StringRule, field: StringField): StringRule[] {
  const { title, check, lookup, max, min } = field
  const rules: StringRule[] = []
  if (!field.optional) rules.push(rule.required().error(missing(title)))
  if (check) rules.push(rule.custom((value) => (value ? check(value) : true)))
  if (lookup) rules.push(rule.custom(lookup))
  if (max)
    rules.push(rule.max(max).warning(`“${title}” funciona melhor com até ${max} caracteres.`))
  if (min)
    rules.push(rule.min(min).warning(`“${title}” funciona melhor com ao menos ${min} caracteres.`))
  return rules
}

/** One line of plain text. */
export function stringField(field: StringField) {
  const { optional, check, lookup, max, min, ...definition } = field
  return defineField({
    ...definition,
    type: 'string',
    validation: (rule) => stringRules(rule, field),
  })
}

/** Plain text over several lines, without formatting. */
export function textField({ rows = 3, ...field }: StringField & { rows?: number }) {
  const { optional, check, lookup, max, min, ...definition } = field
  return defineField({
    ...definition,
    type: 'text',
    rows,
    validation: (rule) => stringRules(rule, field),
  })
}
