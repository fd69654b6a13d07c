import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineType } from 'sanity'
import { BY_ORDER, orderField } from '../../base/fields/number.ts'
import { sharedField } from '../../base/fields/object.ts'
import { stringField } from '../../base/fields/text.ts'
import { lastIn } from '../../base/initialValues.ts'
import { PlacedInput } from '../../base/places/Places.tsx'

/** A question of the home page. */
export const siteFaqItem = defineType({
  name: 'siteFaqItem',
  title: 'Pergunta frequente do site',
  type: 'document',
  icon: HelpCircleIcon,
  initialValue: lastIn('order', 'siteFaqItem'),
  components: { input: PlacedInput },
  fields: [
    stringField({
      name: 'question',
      title: 'Pergunta',
      keptInCopy: true,
      description: 'Como o visitante perguntaria, com ponto de interrogação.',
      max: 120,
    }),
    sharedField({
      name: 'answer',
      type: 'shortText',
      title: 'Resposta',
      keptInCopy: true,
      description: 'Comece pela resposta; explique depois, se preciso.',
    }),
    orderField,
  ],
  orderings: [BY_ORDER],
  preview: { select: { title: 'question' } },
})
