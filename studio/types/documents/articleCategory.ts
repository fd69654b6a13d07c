import { TagIcon } from '@sanity/icons/Tag'
import { defineType } from 'sanity'
import { stringField } from '../../base/fields/text.ts'

/** The subject that a group of articles shares. */
export const articleCategory = defineType({
  name: 'articleCategory',
  title: 'Categoria de artigos',
  type: 'document',
  icon: TagIcon,
  fields: [
    stringField({
      name: 'name',
      title: 'Nome',
      description: 'Assunto, mostrado acima do título e no cartão do blog. Exemplo: Portabilidade.',
      max: 30,
    }),
  ],
  preview: { select: { title: 'name' } },
})
