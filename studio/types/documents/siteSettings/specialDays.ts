import { spokenDay, weekdayOf } from '@elos/content/parts/time/day'
import { defineArrayMember, defineField } from 'sanity'
import { dateField } from '../../../base/fields/date.ts'
import { stringField } from '../../../base/fields/text.ts'
import { checkOpeningHours, checkSpecialDays, checkTime } from '../../../base/rules/company.ts'
import { DaysInput } from './DaysInput.tsx'

const specialDay = defineArrayMember({
  type: 'object',
  title: 'Dia',
  validation: (rule) => rule.custom(checkOpeningHours),
  fields: [
    dateField({
      name: 'date',
      title: 'Dia',
      description: 'O dia que não segue o horário da semana.',
    }),
    stringField({
      name: 'name',
      title: 'Nome',
      description: 'O visitante lê. Exemplo: Natal, Véspera de Natal, Recesso.',
      optional: true,
      max: 60,
    }),
    stringField({
      name: 'opens',
      title: 'Abre às',
      description: 'Exemplo: 08:00. Vazio: fechado o dia inteiro.',
      optional: true,
      check: checkTime,
    }),
    stringField({
      name: 'closes',
      title: 'Fecha às',
      description: 'Exemplo: 12:00. Para uma pausa no meio do dia, inclua o dia outra vez.',
      optional: true,
      check: checkTime,
    }),
  ],
  preview: {
    select: { date: 'date', name: 'name', opens: 'opens', closes: 'closes' },
    prepare: ({ date, name, opens, closes }) => ({
      title: date ? `${spokenDay(date)}, ${weekdayOf(date)}` : 'Sem dia',
      subtitle: [name, opens && closes ? `${opens} às ${closes}` : 'fechado']
        .filter(Boolean)
        .join(': '),
    }),
  },
})

/** The days that have other hours than their weekday. Documents of before half days have only days and names. */
export const specialDaysField = defineField({
  name: 'holidays',
  title: 'Feriados e horários especiais',
  group: 'contact',
  description:
    'Os dias que não seguem o horário da semana. O site avisa na semana anterior, ao lado do horário, e conta com eles ao prometer uma resposta. Inclua também os feriados da cidade, as emendas e o recesso.',
  type: 'array',
  of: [specialDay],
  options: { sortable: false },
  components: { input: DaysInput },
  validation: (rule) => rule.custom(checkSpecialDays),
})
