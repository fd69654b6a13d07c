import { objectField, sharedField } from './object.ts'
import { stringField, textField } from './string.ts'

/** The invitation at the end of a page. */
export const closingField = (group?: string) =>
  objectField({
    name: 'closing',
    title: 'Convite final',
    description: 'O que o visitante lê antes de pedir a cotação.',
    group,
    fields: [
      stringField({
        name: 'title',
        title: 'Título',
        description: 'Uma frase curta que convida.',
        max: 90,
      }),
      sharedField({
        name: 'text',
        type: 'shortText',
        title: 'Texto',
        description: 'O que acontece depois do clique.',
      }),
      stringField({
        name: 'label',
        title: 'Texto do botão',
        description: 'Exemplo: Solicitar Cotação Agora.',
        max: 40,
      }),
    ],
  })

/** The text the visitor's chat opens with. */
export const chatMessageField = (group?: string) =>
  textField({
    name: 'chatMessage',
    title: 'Mensagem da conversa',
    description: 'Texto que já aparece escrito quando o visitante abre a conversa nesta página.',
    group,
  })
