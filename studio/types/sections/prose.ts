import { TextIcon } from '@sanity/icons/Text'
import { sharedField } from '../../base/fields/object.ts'
import { sectionKind } from './sectionKind.ts'

/** A text under a heading. */
export const prose = sectionKind({
  name: 'prose',
  title: 'Texto',
  line: 'Um título e um texto, com listas, tabelas, preços por idade e imagens.',
  icon: TextIcon,
  fields: [
    sharedField({
      name: 'body',
      type: 'richText',
      title: 'Texto',
      description: 'De um a três parágrafos ou listas.',
    }),
  ],
})
