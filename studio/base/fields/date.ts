import { type DateRule, type DatetimeRule, defineField } from 'sanity'
import { checkDate } from '../rules/date.ts'
import { type FieldBase, missing } from './base.ts'

/** A calendar date, stored as `YYYY-MM-DD`. */
export function dateField({ optional, ...field }: FieldBase) {
  return defineField({
    ...field,
    type: 'date',
    options: { dateFormat: 'DD/MM/YYYY' },
    validation: (rule) => {
      const rules: DateRule[] = [rule.custom((value) => (value ? checkDate(value) : true))]
      if (!optional) rules.push(rule.required().error(missing(field.title)))
      return rules
    },
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
    validation: (rule) => {
      const rules: DatetimeRule[] = []
      if (!optional) rules.push(rule.required().error(missing(field.title)))
      return rules
    },
  })
}
