import { ThListIcon } from '@sanity/icons/ThList'
import { defineType } from 'sanity'
import { sharedField } from '../../base/fields/object.ts'
import { headingFields } from '../../base/fields/section.ts'
import { PAGE_GROUP, routeField } from '../../pages/schema/page.ts'

/** The texts around the comparison of carriers, whose rows are their answers. */
export const comparisonPage = defineType({
  name: 'comparisonPage',
  title: 'Comparação de operadoras',
  type: 'document',
  icon: ThListIcon,
  groups: [{ name: 'text', title: 'Texto', default: true }, PAGE_GROUP],
  fields: [
    ...headingFields('complete').map((field) => ({ ...field, group: 'text' })),
    sharedField({
      name: 'text',
      type: 'shortText',
      title: 'Texto abaixo da tabela',
      group: 'text',
      description:
        'O que os preços e “a confirmar” querem dizer. As linhas da tabela vêm das respostas de cada operadora.',
    }),
    routeField(),
  ],
  preview: { prepare: () => ({ title: 'Comparação de operadoras' }) },
})
