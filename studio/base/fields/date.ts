import type { ComponentType } from 'react'
import { type DateRule, type DatetimeRule, defineField, type StringInputProps } from 'sanity'
import { today } from '../initialValues.ts'
import { type FieldBase, missing } from './base.ts'
import { requiredUnless, requiring } from './required.ts'

interface DateField extends FieldBase {
  /** Whether it says when something was done: that is no day to come. */
  isPast?: boolean
  /** An input that replaces Sanity's own. */
  components?: { input: ComponentType<StringInputProps> }
}

/** Check of the day on which something was done. */
const checkPast = (day: string | undefined): true | string =>
  !day || day <= today() || 'Este dia ainda não chegou. Confira o dia, o mês e o ano.'

/** A calendar date, stored as `YYYY-MM-DD`. */
export function dateField({ optional, isPast, ...field }: DateField) {
  return defineField({
    ...field,
    type: 'date',
    options: { dateFormat: 'DD/MM/YYYY' },
    validation: requiring(!optional, (rule: DateRule, context) => [
      ...(optional ? [] : [rule.required().error(missing(field.title, context))]),
      ...(isPast ? [rule.custom(checkPast)] : []),
    ]),
  })
}

/** A moment, stored in UTC, and shown in the time of São Paulo wherever its editor is. */
export function datetimeField({ optional, ...field }: DateField) {
  return defineField({
    ...field,
    description: `${field.description} Horário de São Paulo.`,
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
