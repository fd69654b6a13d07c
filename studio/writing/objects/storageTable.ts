import { ThListIcon } from '@sanity/icons/ThList'
import { defineType } from 'sanity'
import { stringField } from '../../base/fields/text.ts'

/** The table of what the site stores in a browser. The site fills in the rows from its own code. */
export const storageTable = defineType({
  name: 'storageTable',
  title: 'Tabela de cookies',
  type: 'object',
  icon: ThListIcon,
  fields: [
    stringField({
      name: 'caption',
      title: 'Título da tabela',
      description: 'As linhas são preenchidas pelo próprio site, com o que ele guarda de fato.',
      max: 120,
    }),
  ],
  preview: { select: { title: 'caption' } },
})
