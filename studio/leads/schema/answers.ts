import { defineArrayMember, defineField } from 'sanity'
import { stringField, textField } from '../../base/fields/text.ts'

/** The visitor's answers in the form. */
export const answers = defineField({
  name: 'answers',
  title: 'Respostas',
  description: 'O que a pessoa respondeu no formulário.',
  type: 'array',
  readOnly: true,
  of: [
    defineArrayMember({
      type: 'object',
      title: 'Resposta',
      fields: [
        stringField({ name: 'question', title: 'Pergunta', description: 'Como no formulário.' }),
        textField({ name: 'answer', title: 'Resposta', description: 'Como a pessoa respondeu.' }),
      ],
    }),
  ],
})
