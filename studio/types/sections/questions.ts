import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { recordsField } from '../../base/fields/list.ts'
import { referencesField } from '../../base/fields/reference.ts'
import { shortTextField } from '../../base/fields/section.ts'
import { stringField } from '../../base/fields/text.ts'
import { sectionKind } from './sectionKind.ts'

/** Questions with their answers. */
export const questions = sectionKind({
  name: 'questions',
  title: 'Perguntas',
  line: 'Perguntas com a resposta: as desta página, e as que você escolher da lista do site.',
  icon: HelpCircleIcon,
  fields: [
    recordsField({
      name: 'own',
      title: 'Perguntas desta página',
      description: 'As que só valem aqui.',
      optional: true,
      item: 'Pergunta',
      max: 8,
      fields: [
        stringField({
          name: 'question',
          title: 'Pergunta',
          description: 'Como o visitante a faria.',
          max: 90,
        }),
        {
          ...shortTextField('A resposta, em uma a três frases.'),
          name: 'answer',
          title: 'Resposta',
        },
      ],
      preview: { select: { title: 'question' } },
    }),
    referencesField({
      name: 'items',
      title: 'Perguntas do site',
      description: 'Depois das desta página. Escolha e arraste para ordenar.',
      to: ['siteFaqItem'],
      optional: true,
    }),
  ],
})
