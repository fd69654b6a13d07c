import { MARK_NAMES, unknownMarks } from '@elos/content/parts/portability/marks'
import { PAPERS, STATES } from '@elos/content/parts/portability/type'
import { textOf } from '@elos/content/parts/stored/value'
import { choiceField, choicesField, choicesOf } from '../../base/fields/choice.ts'
import { dateField } from '../../base/fields/date.ts'
import { recordsField } from '../../base/fields/list.ts'
import { stringField, textField } from '../../base/fields/text.ts'
import { subtitle } from '../../base/previews/subtitle.ts'
import { casesField } from './cases.ts'
import { NormInput } from './NormInput.tsx'

/** The most characters of a sentence of an answer. */
const SENTENCE_MAX = 160

const MARKS_HELP = `O site põe a data no lugar de ${MARK_NAMES.join(', ')}.`

function checkMarks(text: string): true | string {
  const [unknown] = unknownMarks(text)
  return unknown === undefined || `O site não conhece “${unknown}”. Use ${MARK_NAMES.join(', ')}.`
}

/** The rows of the table: what each answers, and to whom. */
export const rowsField = recordsField({
  name: 'rows',
  title: 'Respostas',
  group: 'rows',
  description:
    'Cada combinação de respostas do visitante tem exatamente uma destas. Sem “Conferida por” e “Conferida em”, um “Sim” aparece como “Pode ser que sim: confirmamos com você”.',
  item: 'Resposta',
  fields: [
    stringField({
      name: 'name',
      title: 'Número',
      description: 'Aparece embaixo da resposta. Exemplo: P01.',
      check: (name) => /^P\d{2}$/.test(name) || 'Escreva “P” e dois algarismos. Exemplo: P01.',
    }),
    choiceField({
      name: 'state',
      title: 'Resposta',
      description: 'O título que o visitante lê.',
      choices: choicesOf(STATES),
      radio: true,
    }),
    textField({
      name: 'answer',
      title: 'Primeira frase',
      description: `O que a regra diz a esse visitante. ${MARKS_HELP}`,
      max: SENTENCE_MAX,
      check: checkMarks,
    }),
    textField({
      name: 'detail',
      title: 'Segunda frase',
      description: `O que ele pode fazer ou precisa saber. ${MARKS_HELP}`,
      max: SENTENCE_MAX,
      check: checkMarks,
      optional: true,
    }),
    textField({
      name: 'next',
      title: 'Próxima data ou próximo passo',
      description: MARKS_HELP,
      max: SENTENCE_MAX,
      check: checkMarks,
    }),
    choicesField({
      name: 'papers',
      title: 'Papéis para juntar',
      description: 'Os que o pedido precisa neste caso.',
      choices: choicesOf(PAPERS),
    }),
    recordsField({
      name: 'norms',
      title: 'Norma',
      description:
        'Onde está escrito o que a resposta diz. Uma norma em mudança tira dela o “sim”.',
      item: 'Norma',
      fields: [
        stringField({
          name: 'norm',
          title: 'Norma',
          description: 'Uma das normas da aba “Normas”.',
          components: { input: NormInput },
        }),
        stringField({
          name: 'article',
          title: 'Artigo',
          description: 'Exemplo: art. 3º. Vazio: o site diz “artigo a confirmar”.',
          optional: true,
        }),
      ],
      preview: { select: { title: 'norm', subtitle: 'article' } },
    }),
    casesField('Quem recebe esta resposta: quem está em um dos casos.'),
    stringField({
      name: 'checkedBy',
      title: 'Conferida por',
      description:
        'Quem leu a resposta ao lado do texto da norma. O nome aparece no site: só com o consentimento da pessoa.',
      optional: true,
    }),
    dateField({
      name: 'checkedAt',
      title: 'Conferida em',
      description: 'Dia em que leu. Depois de um ano a resposta volta a “Para revisar”.',
      isPast: true,
      optional: true,
    }),
  ],
  preview: {
    select: { name: 'name', state: 'state', answer: 'answer', by: 'checkedBy', at: 'checkedAt' },
    prepare: ({ name, state, answer, by, at }: Readonly<Record<string, unknown>>) => ({
      title: subtitle(textOf(name), choicesOf(STATES).find(({ value }) => value === state)?.title),
      subtitle: subtitle(!(by && at) && 'ninguém conferiu', textOf(answer)),
    }),
  },
})
