import { TagsIcon } from '@sanity/icons/Tags'
import { defineType } from 'sanity'
import { lastInOrder } from '../../templates/initialValues.ts'
import { colorField } from '../fields/choice.ts'
import { BY_ORDER, orderField } from '../fields/number.ts'
import { slugField, stringField } from '../fields/text.ts'

/** A filter of the partner FAQ. */
export const faqCategory = defineType({
  name: 'faqCategory',
  title: 'Categoria de perguntas',
  type: 'document',
  icon: TagsIcon,
  initialValue: lastInOrder('faqCategory'),
  fields: [
    stringField({
      name: 'label',
      title: 'Nome',
      description: 'Texto do filtro. Exemplo: Comissões.',
      max: 30,
    }),
    slugField({
      source: 'label',
      description:
        'Identificador do filtro. Não mude o da categoria que mostra todas as perguntas.',
    }),
    colorField(),
    orderField(),
  ],
  orderings: [BY_ORDER],
  preview: { select: { title: 'label' } },
})
