import { datetimeField } from '../../base/fields/date.ts'
import { recordsField } from '../../base/fields/list.ts'
import { stringField, textField } from '../../base/fields/text.ts'
import { HistoryInput } from '../form/HistoryInput.tsx'

/** The notes of staff about the lead. */
export const history = recordsField({
  name: 'history',
  title: 'Anotações',
  description: 'Só a equipe vê. Não anote dados de saúde.',
  optional: true,
  components: { input: HistoryInput },
  item: 'Anotação',
  fields: [
    textField({ name: 'text', title: 'Anotação', description: 'O que foi feito ou combinado.' }),
    stringField({ name: 'author', title: 'Autor', description: 'Quem anotou.' }),
    datetimeField({ name: 'at', title: 'Quando', description: 'Quando foi anotado.' }),
  ],
})
