import { IMAGE_WIDTHS, imageField } from '../../../base/fields/image.ts'
import { recordsField } from '../../../base/fields/list.ts'
import { objectField } from '../../../base/fields/object.ts'
import {
  headingFields,
  pictureField,
  shortTextField,
  titleField,
} from '../../../base/fields/section.ts'
import { stringField, textField } from '../../../base/fields/text.ts'

const steps = recordsField({
  name: 'steps',
  title: 'Linha do tempo',
  description: 'Quatro momentos da história, do mais antigo ao mais novo.',
  exactly: 4,
  item: 'Momento',
  fields: [
    stringField({
      name: 'when',
      title: 'Quando',
      description: 'Época em poucas palavras. Exemplo: Há dez anos.',
      max: 30,
    }),
    titleField('O que aconteceu.', 60),
    shortTextField('Duas ou três frases.'),
  ],
  preview: { select: { title: 'title', subtitle: 'when' } },
})

const founders = recordsField({
  name: 'founders',
  title: 'Fundadores',
  description: 'Os dois fundadores, com o que cada um faz.',
  exactly: 2,
  item: 'Fundador',
  fields: [
    stringField({ name: 'name', title: 'Nome', description: 'Nome e sobrenome.', max: 60 }),
    stringField({ name: 'role', title: 'Função', description: 'O que faz na empresa.', max: 60 }),
    textField({ name: 'text', title: 'Apresentação', description: 'Uma ou duas frases.' }),
    imageField({
      name: 'photo',
      width: IMAGE_WIDTHS.portrait,
      title: 'Foto',
      description: 'Retrato com o rosto no ponto principal.',
      optional: true,
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'role', media: 'photo' } },
})

const mission = objectField({
  name: 'mission',
  title: 'Missão',
  description: 'O cartão que encerra a história.',
  fields: [titleField('Uma frase curta.', 60), shortTextField('Por que a empresa existe.')],
})

/** The history of the company and its founders. */
export const story = objectField({
  name: 'story',
  title: 'História',
  group: 'story',
  description: 'De onde a empresa vem e quem a conduz.',
  fields: [...headingFields(), pictureField, steps, founders, mission],
})
