import { ClockIcon } from '@sanity/icons/Clock'
import { recordsField } from '../../base/fields/list.ts'
import { claimField } from '../../base/fields/reference.ts'
import { stringField, textField } from '../../base/fields/text.ts'
import { sectionKind } from './sectionKind.ts'

/** Only times can be drawn on a scale of time. */
const TIMES = { filter: 'kind == "duration"' }

/** Waiting times on a scale of 24 months. */
export const waits = sectionKind({
  name: 'waits',
  title: 'Prazos',
  line: 'Quanto se espera por cada cobertura, numa régua de 24 meses.',
  icon: ClockIcon,
  fields: [
    claimField({
      name: 'from',
      title: 'Contar a partir de',
      description: 'Um prazo que corre antes dos outros, como o do MEI. Vazio: o dia 0.',
      options: TIMES,
      optional: true,
    }),
    recordsField({
      name: 'items',
      title: 'Prazos',
      description:
        'Do mais curto ao mais longo, contados do início do contrato: quem diz o mês vê as datas.',
      item: 'Prazo',
      max: 6,
      fields: [
        stringField({
          name: 'what',
          title: 'Para quê',
          description: 'Exemplo: Urgência e emergência.',
          max: 60,
        }),
        claimField({
          description: 'A afirmação com o prazo, em horas, dias, meses ou anos. Procure pelo nome.',
          options: TIMES,
        }),
        textField({
          name: 'note',
          title: 'Explicação',
          description: 'Uma frase curta abaixo do prazo.',
          optional: true,
          rows: 2,
        }),
      ],
      preview: { select: { title: 'what', subtitle: 'claim.title' } },
    }),
  ],
})
