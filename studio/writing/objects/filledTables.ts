import { ThListIcon } from '@sanity/icons/ThList'
import { defineType } from 'sanity'
import { stringField } from '../../base/fields/text.ts'

/** A table whose rows the site fills in: editors write its title. */
const filledTable = (name: string, title: string, description: string) =>
  defineType({
    name,
    title,
    type: 'object',
    icon: ThListIcon,
    fields: [stringField({ name: 'caption', title: 'Título da tabela', description, max: 120 })],
    preview: { select: { title: 'caption' } },
  })

/** The table of what the site stores in a browser, from its own code. */
export const storageTable = filledTable(
  'storageTable',
  'Tabela de cookies',
  'As linhas são preenchidas pelo próprio site, com o que ele guarda de fato.',
)

/** The table of what the site's forms ask, from the forms themselves. */
export const formsTable = filledTable(
  'formsTable',
  'Tabela dos formulários',
  'As linhas são preenchidas pelo próprio site, com tudo o que os formulários perguntam.',
)
