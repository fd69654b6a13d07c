import type { ComponentType } from 'react'
import { type DateRule, type DatetimeRule, defineField, type StringInputProps } from 'sanity'
import { checkDate } from '../rules/date.ts'
import { type FieldBase, missing } from './base.ts'
import { requiring } from './required.ts'

interface DateField extends FieldBase {
  /** An input that replaces Sanity's own. */
  components?: { input: ComponentType<StringInputProps> }
}

/** A calendar date, stored as `YYYY-MM-DD`. */
export function dateField({ optional, ...field }: DateField) {
  return defineField({
    ...field,
    type: 'date',
    options: { dateFormat: 'DD/MM/YYYY' },
    validation: requiring(!optional, (rule: DateRule, context) => {
      const rules: DateRule[] = [rule.custom((value) => (value ? checkDate(value) : true))]
      if (!optional) rules.push(rule.required().error(missing(field.title, context)))
      return rules
    }),
  })
}

/** A moment, stored in UTC, and shown in the time of São Paulo wherever its editor is. */
export function datetimeField({ optional, ...field }: FieldBase) {
  return defineField({
    ...field,
    type: 'datetime',
    options: {
      dateFormat: 'DD/MM/YYYY',
      timeFormat: 'HH:mm',
      displayTimeZone: 'America/Sao_Paulo',
      allowTimeZoneSwitch: false,
    },
    validation: requiring(!optional, (rule: DatetimeRule, context) =>
      optional ? [] : rule.required().error(missing(field.title, context)),
    ),
  })
}
