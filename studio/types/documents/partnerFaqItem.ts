import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineType } from 'sanity'
import { colorField, iconField } from '../../base/fields/choice.ts'
import { stringsField } from '../../base/fields/list.ts'
import { BY_NUMBER, numberField } from '../../base/fields/number.ts'
import { sharedField } from '../../base/fields/object.ts'
import { referencesField } from '../../base/fields/reference.ts'
import { stringField } from '../../base/fields/text.ts'
import { lastIn } from '../../base/initialValues.ts'
import { PlacedInput } from '../../base/places/Places.tsx'

/** A question of the partner page. */
export const partnerFaqItem = defineType({
  name: 'partnerFaqItem',
  title: 'Pergunta de parceiro',
  type: 'document',
  icon: HelpCircleIcon,
  initialValue: lastIn('number', 'partnerFaqItem'),
  components: { input: PlacedInput },
  fields: [
    numberField({
      name: 'number',
      title: 'Número',
      keptInCopy: true,
      description: 'Posição da pergunta na lista completa.',
      min: 1,
      max: 999,
    }),
    stringField({
      name: 'question',
      title: 'Pergunta',
      keptInCopy: true,
      description: 'Como o corretor perguntaria, com ponto de interrogação.',
      max: 120,
    }),
    sharedField({
      name: 'answer',
      type: 'shortText',
      title: 'Resposta',
      keptInCopy: true,
      description: 'Comece pela resposta. Use negrito só no que decide.',
    }),
    iconField,
    { ...colorField, keptInCopy: true },
    stringsField({
      name: 'keywords',
      title: 'Palavras de busca',
      keptInCopy: true,
      description: 'Palavras que o corretor pode digitar e que não estão na pergunta.',
      tags: true,
    }),
    referencesField({
      name: 'categories',
      title: 'Categorias',
      keptInCopy: true,
      description: 'Filtros em que a pergunta aparece. “Todas” não precisa ser marcada.',
      to: ['faqCategory'],
    }),
  ],
  orderings: [BY_NUMBER],
  preview: {
    select: { question: 'question', number: 'number', category: 'categories.0.label' },
    prepare: ({ question, number, category }) => ({
      title: `${number ?? '–'}. ${question ?? 'Sem pergunta'}`,
      subtitle: category,
    }),
  },
})
