import type { ComponentType } from 'react'
import { type DateRule, type DatetimeRule, defineField, type StringInputProps } from 'sanity'
import { type FieldBase, missing } from './base.ts'
import { requiredUnless } from './required.ts'

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
    validation: requiredUnless<DateRule>(optional, (context) => missing(field.title, context)),
  })
}

/** A moment, stored in UTC, and shown in the time of São Paulo wherever its editor is. */
export function datetimeField({ optional, ...field }: DateField) {
  return defineField({
    ...field,
    type: 'datetime',
    options: {
      dateFormat: 'DD/MM/YYYY',
      timeFormat: 'HH:mm',
      displayTimeZone: 'America/Sao_Paulo',
      allowTimeZoneSwitch: false,
    },
    validation: requiredUnless<DatetimeRule>(optional, (context) => missing(field.title, context)),
  })
}
