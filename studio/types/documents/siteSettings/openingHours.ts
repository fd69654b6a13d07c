import { defineArrayMember, defineField } from 'sanity'
import { booleanField, choicesField } from '../../../base/fields/choice.ts'
import { stringField } from '../../../base/fields/text.ts'
import { WEEKDAYS } from '../../../base/fields/weekdays.ts'
import { checkOpeningHours, checkTime } from '../../../base/rules/company.ts'

const line = defineArrayMember({
  type: 'object',
  title: 'Horário',
  validation: (rule) => rule.custom(checkOpeningHours),
  fields: [
    stringField({
      name: 'label',
      title: 'Dias, por extenso',
      description: 'Como o visitante lê. Exemplo: Segunda a sexta.',
      max: 40,
    }),
    choicesField({
      name: 'days',
      title: 'Dias',
      description: 'Os mesmos dias, para os buscadores.',
      choices: WEEKDAYS,
    }),
    stringField({
      name: 'opens',
      title: 'Abre às',
      description: 'Exemplo: 08:00. Vazio quando só vale a observação.',
      optional: true,
      check: checkTime,
    }),
    stringField({
      name: 'closes',
      title: 'Fecha às',
      description: 'Exemplo: 18:00.',
      optional: true,
      check: checkTime,
    }),
    stringField({
      name: 'note',
      title: 'Observação',
      description: 'Exemplo: só emergências.',
      optional: true,
      max: 40,
    }),
    booleanField({
      name: 'inStructuredData',
      title: 'Informar aos buscadores',
      description: 'Ligue só nos horários em que há atendimento normal.',
      initialValue: false,
    }),
  ],
  preview: {
    select: { label: 'label', opens: 'opens', closes: 'closes', note: 'note' },
    prepare: ({ label, opens, closes, note }) => ({
      title: label,
      subtitle: opens && closes ? `${opens} às ${closes}` : note,
    }),
  },
})

/** The opening hours, one line for each group of days. */
export const openingHoursField = defineField({
  name: 'openingHours',
  title: 'Horário de atendimento',
  group: 'contact',
  description: 'Uma linha por grupo de dias com o mesmo horário.',
  type: 'array',
  of: [line],
  validation: (rule) => rule.required().min(1).error('Inclua ao menos um horário de atendimento.'),
})
