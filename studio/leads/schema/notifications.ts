import { booleanField } from '../../base/fields/choice.ts'
import { datetimeField } from '../../base/fields/date.ts'
import { recordsField } from '../../base/fields/list.ts'
import { numberField } from '../../base/fields/number.ts'
import { stringField } from '../../base/fields/text.ts'

/** The addresses that did not get a notification which others got. */
const refused = recordsField({
  name: 'refused',
  title: 'Não receberam',
  description: 'Os endereços que o servidor de e-mail recusou.',
  optional: true,
  item: 'Endereço',
  fields: [
    stringField({ name: 'address', title: 'Endereço', description: 'O e-mail recusado.' }),
    stringField({
      name: 'error',
      title: 'Erro',
      description: 'O que o servidor de e-mail respondeu.',
    }),
    booleanField({
      name: 'isFinal',
      title: 'Definitivo',
      description: 'O site não tenta de novo.',
      initialValue: true,
    }),
  ],
})

/** The messages about the lead that the site has sent to staff, and those that it is still to send. */
export const notifications = recordsField({
  name: 'notifications',
  title: 'Avisos à equipe',
  description: 'O que o site enviou à equipe sobre este pedido, e o que ainda vai enviar.',
  optional: true,
  readOnly: true,
  // The summary of the lead and 'Estado' say what could not be sent.
  hidden: true,
  item: 'Aviso',
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
    refused,
  ],
})
