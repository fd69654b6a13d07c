import { recordsField } from '../../base/fields/list.ts'
import { stringField, textField } from '../../base/fields/text.ts'

/** The visitor's answers in the form. */
export const answers = recordsField({
  name: 'answers',
  title: 'Respostas',
  description: 'O que a pessoa respondeu no formulário.',
  optional: true,
  readOnly: true,
  item: 'Resposta',
  fields: [
    stringField({ name: 'question', title: 'Pergunta', description: 'Como no formulário.' }),
    textField({ name: 'answer', title: 'Resposta', description: 'Como a pessoa respondeu.' }),
  ],
})
