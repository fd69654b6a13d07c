import { ThListIcon } from '@sanity/icons/ThList'
import { defineType } from 'sanity'
import { stringField } from '../fields/string.ts'

/** The table of what the site keeps in a browser. Its rows come from the code that keeps it. */
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
