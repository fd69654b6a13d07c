import { defineArrayMember, defineField } from 'sanity'
import { datetimeField } from '../../base/fields/date.ts'
import { numberField } from '../../base/fields/number.ts'
import { stringField } from '../../base/fields/text.ts'

/** The messages about the lead that the site has sent to staff, and those that it is still to send. */
export const notifications = defineField({
  name: 'notifications',
  title: 'Avisos à equipe',
  description: 'O que o site enviou à equipe sobre este pedido, e o que ainda vai enviar.',
  type: 'array',
  readOnly: true,
  // 'Estado' says what could not be sent.
  hidden: true,
  of: [
    defineArrayMember({
      type: 'object',
      title: 'Aviso',
      fields: [
        datetimeField({
          name: 'nextAt',
          title: 'Próxima tentativa',
          description: 'Vazio depois de enviado.',
          optional: true,
        }),
        numberField({
          name: 'attempts',
          title: 'Tentativas',
          description: 'Quantas vezes o site tentou.',
          min: 0,
          max: 10_000,
          optional: true,
        }),
        datetimeField({
          name: 'sentAt',
          title: 'Enviado em',
          description: 'Quando o aviso saiu.',
          optional: true,
        }),
        stringField({
          name: 'error',
          title: 'Erro',
          description: 'Por que a última tentativa falhou.',
          optional: true,
        }),
      ],
    }),
  ],
})
