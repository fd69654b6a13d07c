import { TagsIcon } from '@sanity/icons/Tags'
import { defineType } from 'sanity'
import { colorField } from '../../base/fields/choice.ts'
import { BY_ORDER, orderField } from '../../base/fields/number.ts'
import { slugField, stringField } from '../../base/fields/text.ts'
import { lastIn } from '../../base/initialValues.ts'

/** A filter of the partner FAQ. */
export const faqCategory = defineType({
  name: 'faqCategory',
  title: 'Categoria de perguntas',
  type: 'document',
  icon: TagsIcon,
  initialValue: lastIn('order', 'faqCategory'),
  fields: [
    stringField({
      name: 'label',
      title: 'Nome',
      description: 'Texto do filtro. Exemplo: Comissões.',
      max: 30,
    }),
    slugField({
      source: 'label',
      title: 'Código do filtro',
      description: 'Não mude o da categoria que mostra todas as perguntas.',
    }),
    colorField,
    orderField,
  ],
  orderings: [BY_ORDER],
  preview: { select: { title: 'label' } },
})
