import { objectField } from '../../../base/fields/object.ts'
import { textField } from '../../../base/fields/text.ts'

const message = (name: string, title: string, description: string) =>
  textField({ name, title, description })

/** The messages typed in the chat on pages without a message of their own. */
export const chatFields = (group: string) => [
  objectField({
    name: 'chatMessages',
    title: 'Mensagens prontas',
    description: 'O que já aparece escrito na conversa do visitante.',
    group,
    fields: [
      message('floating', 'Botão flutuante', 'Saudação geral, usada em todas as páginas.'),
      message('portability', 'Portabilidade', 'Quando o visitante quer trocar de plano.'),
      message('partner', 'Parceria', 'Quando um corretor quer falar sobre a parceria.'),
      message('quote', 'Cotação', 'Quando o visitante pede cotação pela conversa.'),
    ],
  }),
]
