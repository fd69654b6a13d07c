import { TagIcon } from '@sanity/icons/Tag'
import { defineType } from 'sanity'
import { choiceField, choicesOf } from '../../base/fields/choice.ts'
import { claimField } from '../../base/fields/reference.ts'
import { claimSelection, describeClaimUse } from '../../prices/previews/claim.ts'

/** A claim stated within a sentence. */
export const claimRef = defineType({
  name: 'claimRef',
  title: 'Preço ou afirmação na frase',
  type: 'object',
  icon: TagIcon,
  fields: [
    claimField(),
    choiceField({
      name: 'display',
      title: 'Como aparece',
      description: 'Completa: “a partir de R$ 200 por mês”. Só o valor: “R$ 200”.',
      choices: choicesOf({ full: 'Completa', amount: 'Só o valor' }),
      initialValue: 'full',
      radio: true,
    }),
  ],
  preview: {
    select: { ...claimSelection('claim'), display: 'display' },
    prepare: describeClaimUse,
  },
})
