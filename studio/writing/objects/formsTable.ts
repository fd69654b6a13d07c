import { ThListIcon } from '@sanity/icons/ThList'
import { defineType } from 'sanity'
import { stringField } from '../../base/fields/text.ts'

/** The table of what the site's forms ask. The site fills in the rows from the forms themselves. */
export const formsTable = defineType({
  name: 'formsTable',
  title: 'Tabela dos formulários',
  type: 'object',
  icon: ThListIcon,
  fields: [
    stringField({
      name: 'caption',
      title: 'Título da tabela',
      description:
        'As linhas são preenchidas pelo próprio site, com tudo o que os formulários perguntam.',
      max: 120,
    }),
  ],
  preview: { select: { title: 'caption' } },
})
