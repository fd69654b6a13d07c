import { objectField } from '../../base/fields/object.ts'
import { stringField, textField } from '../../base/fields/text.ts'

/** Fields that help staff to review a claim; visitors never see them. */
export const reviewFields = [
  textField({
    name: 'note',
    title: 'Anotação da equipe',
    group: 'review',
    description: 'O que falta confirmar, com quem. Não aparece no site.',
    optional: true,
  }),
  objectField({
    name: 'rule',
    title: 'O que diz a regra',
    group: 'review',
    description: 'Preencha quando a ANS, a LGPD ou outra regra diz algo diferente.',
    optional: true,
    fields: [
      textField({
        name: 'text',
        title: 'Texto da regra',
        description: 'A regra em palavras simples.',
      }),
      stringField({
        name: 'source',
        title: 'Norma',
        description: 'Número e artigo. Exemplo: RN 438/2018, art. 3º.',
      }),
    ],
  }),
]
