import { DocumentsIcon } from '@sanity/icons/Documents'
import { defineType } from 'sanity'
import { chatMessageField, closingField } from '../../base/fields/section.ts'
import { stringField } from '../../base/fields/text.ts'
import { PAGE_GROUP } from '../../pages/schema/page.ts'
import { heroField } from '../fields/landing.ts'
import { sectionsField } from '../sections/index.ts'

/** A page that staff compose of sections. */
export const freePage = defineType({
  name: 'freePage',
  title: 'Página livre',
  type: 'document',
  icon: DocumentsIcon,
  groups: [
    { name: 'content', title: 'Conteúdo', default: true },
    { name: 'opening', title: 'Abertura' },
    { name: 'closing', title: 'Encerramento' },
    PAGE_GROUP,
  ],
  fields: [
    stringField({
      name: 'name',
      title: 'Nome',
      group: 'content',
      description: 'Como a equipe conhece a página. Visitantes não o leem.',
      max: 60,
    }),
    heroField(),
    sectionsField,
    closingField(),
    chatMessageField,
  ],
  preview: { select: { title: 'name' } },
})
