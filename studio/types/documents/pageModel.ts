import { BookmarkIcon } from '@sanity/icons/Bookmark'
import { defineType } from 'sanity'
import { chatMessageField, closingField } from '../../base/fields/section.ts'
import { stringField } from '../../base/fields/text.ts'
import { PAGE_MODEL } from '../../base/singletons.ts'
import { sectionsField } from '../sections/index.ts'

/**
 * A model from which a new page may begin, as staff saved it of another page. It is not content: it is private, has no draft and
 * is never published.
 */
export const pageModel = defineType({
  name: PAGE_MODEL,
  title: 'Modelo de página',
  type: 'document',
  icon: BookmarkIcon,
  liveEdit: true,
  groups: [
    { name: 'content', title: 'Conteúdo', default: true },
    { name: 'closing', title: 'Encerramento' },
  ],
  fields: [
    stringField({
      name: 'name',
      title: 'Nome',
      group: 'content',
      description:
        'Como o modelo se chama na lista. Só a equipe vê, e o que você muda é salvo sozinho.',
      max: 60,
    }),
    sectionsField,
    closingField(),
    chatMessageField,
  ],
  preview: { select: { title: 'name' } },
})
