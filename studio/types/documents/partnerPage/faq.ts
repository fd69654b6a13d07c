import { numberField } from '../../../base/fields/number.ts'
import { objectField } from '../../../base/fields/object.ts'
import { referencesField } from '../../../base/fields/reference.ts'
import { headingFields } from '../../../base/fields/section.ts'

/** The partner FAQ: its filters, its questions and how many are shown at a time. */
export const faq = objectField({
  name: 'faq',
  title: 'Perguntas',
  group: 'faq',
  description: 'A busca, os filtros e as perguntas.',
  fields: [
    ...headingFields(),
    numberField({
      name: 'pageSize',
      title: 'Perguntas por página',
      description: 'Quantas aparecem antes dos botões “Anterior” e “Próxima”.',
      min: 1,
      max: 16,
      initialValue: 6,
    }),
    referencesField({
      name: 'categories',
      title: 'Filtros',
      description: 'Na ordem em que aparecem; “Todas” vem primeiro.',
      to: ['faqCategory'],
    }),
    referencesField({
      name: 'items',
      title: 'Perguntas',
      description: 'Escolha e arraste para ordenar.',
      to: ['partnerFaqItem'],
    }),
  ],
})
