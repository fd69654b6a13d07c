import { defineArrayMember, defineField } from 'sanity'
import { dateField } from '../../../base/fields/date.ts'
import { stringField } from '../../../base/fields/text.ts'

const holiday = defineArrayMember({
  type: 'object',
  title: 'Feriado',
  fields: [
    dateField({ name: 'date', title: 'Dia', description: 'O dia inteiro sem atendimento.' }),
    stringField({
      name: 'name',
      title: 'Nome',
      description: 'Só a equipe vê. Exemplo: Natal, recesso.',
      optional: true,
      max: 60,
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'date' } },
})

/** The days without opening hours. */
export const holidaysField = (group: string) =>
  defineField({
    name: 'holidays',
    title: 'Feriados e dias sem atendimento',
    description:
      'Nestes dias o site não conta com o horário de atendimento ao prometer uma resposta. Inclua também os feriados da cidade, as emendas e o recesso.',
    type: 'array',
    of: [holiday],
    group,
    validation: (rule) => rule.unique().warning('Este dia já está na lista.'),
  })
