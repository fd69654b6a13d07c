import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineType } from 'sanity'
import { claimField } from '../fields/reference.ts'
import { stringField } from '../fields/text.ts'
import { claimSelection, describeStat } from '../previews/claim.ts'

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
