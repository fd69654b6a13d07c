import { HashIcon } from '@sanity/icons/Hash'
import { listField } from '../../base/fields/list.ts'
import { sectionKind } from './sectionKind.ts'

/** Figures, the first in a ring. */
export const numbers = sectionKind({
  name: 'numbers',
  title: 'Números',
  line: 'O primeiro número numa argola, os outros em linhas.',
  icon: HashIcon,
  fields: [
    listField({
      name: 'items',
      title: 'Números',
      description: 'O mais importante primeiro.',
      of: 'stat',
      max: 6,
    }),
  ],
})
