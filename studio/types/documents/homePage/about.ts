import { isEmptyList, listField, recordsField } from '../../../base/fields/list.ts'
import { objectField, sharedField } from '../../../base/fields/object.ts'
import { claimField } from '../../../base/fields/reference.ts'
import { headingFields } from '../../../base/fields/section.ts'
import { stringField } from '../../../base/fields/text.ts'
import { sectionHeadingField } from '../../fields/landing.ts'

/** The section about the company, its values and its differentials. */
export const about = objectField({
  name: 'about',
  title: 'Sobre',
  group: 'about',
  description: 'Quem é a corretora, seus valores e diferenciais.',
  fields: [
    ...headingFields(),
    sharedField({
      name: 'body',
      type: 'richText',
      title: 'Texto',
      description:
        'Dois ou três parágrafos sobre a corretora. O que cabe em uma frase fica melhor acima dos valores.',
      optional: true,
      hidden: isEmptyList,
    }),
    sectionHeadingField({ name: 'valuesHeading', title: 'Título dos valores' }),
    listField({
      name: 'values',
      title: 'Valores',
      description: 'Três valores, cada um com um exemplo do dia a dia.',
      of: 'feature',
      exactly: 3,
    }),
    recordsField({
      name: 'differentials',
      title: 'Diferenciais',
      description:
        'Números e serviços que distinguem a corretora. O primeiro aparece em uma argola.',
      item: 'Diferencial',
      fields: [
        claimField({ optional: true }),
        stringField({
          name: 'label',
          title: 'Legenda',
          description: 'Texto ao lado do número, ou sozinho quando não há número.',
          max: 90,
        }),
      ],
      preview: { select: { title: 'label', subtitle: 'claim.title' } },
    }),
  ],
})
