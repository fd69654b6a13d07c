import { HighlightIcon } from '@sanity/icons/Highlight'
import { defineType } from 'sanity'
import { claimField } from '../../base/fields/reference.ts'
import { stringField } from '../../base/fields/text.ts'
import { claimSelection, describeCallout } from '../../prices/previews/claim.ts'

/** A claim between paragraphs: its subject, value, conditions and source. */
export const claimCallout = defineType({
  name: 'claimCallout',
  title: 'Preço ou afirmação em destaque',
  type: 'object',
  icon: HighlightIcon,
  fields: [
    stringField({
      name: 'label',
      title: 'Do que se trata',
      description:
        'De quem e do que o valor fala, para quem lê só o destaque. O site escreve dois-pontos e o valor depois. Exemplo: Mensalidade da Bradesco Saúde.',
      max: 80,
    }),
    claimField(),
  ],
  preview: { select: { ...claimSelection('claim'), label: 'label' }, prepare: describeCallout },
})
