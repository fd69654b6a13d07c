import { listField } from '../../../base/fields/list.ts'
import { objectField } from '../../../base/fields/object.ts'
import { invitationFields } from '../../../base/fields/section.ts'
import { linkField } from '../../../pages/schema/link.ts'

/** The invitation at the end of the partner page, with figures about the company. */
export const closing = objectField({
  name: 'closing',
  title: 'Convite final',
  group: 'closing',
  description: 'O que o corretor lê antes de se cadastrar.',
  fields: [
    ...invitationFields('O que acontece depois do cadastro.'),
    linkField({
      name: 'button',
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
