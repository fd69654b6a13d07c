import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineType } from 'sanity'
import { claimField } from '../../base/fields/reference.ts'
import { stringField } from '../../base/fields/text.ts'
import { claimSelection, describeStat } from '../../prices/previews/claim.ts'

/** A number with its label: “15+ anos de mercado”. */
export const stat = defineType({
  name: 'stat',
  title: 'Número em destaque',
  type: 'object',
  icon: BarChartIcon,
  fields: [
    claimField(),
    stringField({
      name: 'label',
      title: 'Legenda',
      description: 'O que o número conta, em poucas palavras. Exemplo: anos de mercado.',
      max: 40,
    }),
  ],
  preview: { select: { ...claimSelection('claim'), label: 'label' }, prepare: describeStat },
})
