import { UserIcon } from '@sanity/icons/User'
import { defineType } from 'sanity'
import { IMAGE_WIDTHS, imageField } from '../../base/fields/image.ts'
import { stringField, textField } from '../../base/fields/text.ts'

/** A person who writes articles. */
export const author = defineType({
  name: 'author',
  title: 'Autor',
  type: 'document',
  icon: UserIcon,
  fields: [
    stringField({
      name: 'name',
      title: 'Nome',
      description: 'Nome da pessoa, como assina os artigos.',
      max: 60,
    }),
    stringField({
      name: 'role',
      title: 'Função',
      description:
        'O que a pessoa faz aqui, mostrado ao lado do nome. Exemplo: corretora de seguros.',
      max: 60,
    }),
    textField({
      name: 'note',
      title: 'Sobre a pessoa',
      description: 'Uma ou duas frases, mostradas no fim de cada artigo dela.',
      optional: true,
      max: 300,
    }),
    imageField({
      name: 'photo',
      width: IMAGE_WIDTHS.portrait,
      title: 'Foto',
      description: 'Retrato, mostrado em um círculo ao lado do nome.',
      optional: true,
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'role', media: 'photo' } },
})
