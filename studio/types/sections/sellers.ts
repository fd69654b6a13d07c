import { UsersIcon } from '@sanity/icons/Users'
import { referenceField, referencesField } from '../../base/fields/reference.ts'
import { sectionKind } from './sectionKind.ts'

/** Who sells: the carriers of a plan, or chosen ones. */
export const sellers = sectionKind({
  name: 'sellers',
  title: 'Quem vende',
  line: 'As operadoras de um plano, ou as que você escolher, uma linha para cada uma.',
  icon: UsersIcon,
  fields: [
    referenceField({
      name: 'plan',
      title: 'Operadoras deste plano',
      description: 'O que o plano diz de cada operadora aparece aqui, e muda com ele.',
      to: ['plan'],
      optional: true,
    }),
    referencesField({
      name: 'carriers',
      title: 'Ou estas operadoras',
      description: 'Sem plano: escolha e arraste para ordenar.',
      to: ['carrier'],
      optional: true,
    }),
  ],
})
