import { listField } from '../../fields/list.ts'
import { objectField, sharedField } from '../../fields/object.ts'
import { stringField } from '../../fields/string.ts'

/** The last invitation of the partner page. */
export const closing = (group: string) =>
  objectField({
    name: 'closing',
    title: 'Convite final',
    description: 'O que o corretor lê antes de se cadastrar.',
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
        description: 'O que acontece depois do cadastro.',
      }),
      sharedField({
        name: 'button',
        type: 'link',
        title: 'Botão',
        description: 'Exemplo: Quero Ser Parceiro.',
      }),
      listField({
        name: 'stats',
        title: 'Números',
        description: 'Três números sobre a corretora.',
        of: 'stat',
        exactly: 3,
      }),
    ],
  })
