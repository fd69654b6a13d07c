import { TagIcon } from '@sanity/icons/Tag'
import { defineType } from 'sanity'
import { openingField } from '../../base/fields/section.ts'
import { slugField, stringField } from '../../base/fields/text.ts'
import { PAGE_GROUP, routeField } from '../../pages/schema/page.ts'

/** The subject that a group of articles shares, with a page. */
export const articleCategory = defineType({
  name: 'articleCategory',
  title: 'Categoria de artigos',
  type: 'document',
  icon: TagIcon,
  groups: [{ name: 'text', title: 'Texto', default: true }, PAGE_GROUP],
  fields: [
    stringField({
      name: 'name',
      title: 'Nome',
      group: 'text',
      description: 'Assunto, mostrado acima do título e no cartão do blog. Exemplo: Portabilidade.',
      max: 30,
    }),
    slugField({
      source: 'name',
      group: 'text',
      description: 'As palavras depois de /blog/categoria/ no endereço.',
    }),
    {
      ...openingField(
        'O que os artigos desta categoria respondem, no alto da página dela. O blog e os buscadores mostram essa página a partir de três artigos.',
      ),
      group: 'text',
    },
    routeField(),
  ],
  preview: { select: { title: 'name' } },
})
