import { ThListIcon } from '@sanity/icons/ThList'
import { defineType } from 'sanity'
import { referenceField } from '../../base/fields/reference.ts'
import { describePriceTable, priceTableSelection } from '../../prices/previews/priceTable.ts'

/** The prices by age of a line, between paragraphs: those of the table that is valid on the day. */
export const agePrices = defineType({
  name: 'agePrices',
  title: 'Tabela de preços por idade',
  type: 'object',
  icon: ThListIcon,
  fields: [
    referenceField({
      name: 'table',
      title: 'Tabela',
      description:
        'Quando ela terminar, o site passa sozinho à próxima da mesma linha, ou a “sob consulta”.',
      to: ['priceTable'],
    }),
  ],
  preview: { select: priceTableSelection('table'), prepare: describePriceTable },
})
