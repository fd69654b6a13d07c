import { QUESTION_IDS, QUESTIONS, type QuestionId } from '@elos/content/parts/fact/questions'
import { FACT_STATES } from '@elos/content/parts/fact/type'
import type { FieldDefinition } from 'sanity'
import { choiceField, choicesOf } from '../../base/fields/choice.ts'
import { dateField } from '../../base/fields/date.ts'
import { numberField } from '../../base/fields/number.ts'
import { objectField } from '../../base/fields/object.ts'
import { claimField } from '../../base/fields/reference.ts'
import { stringField, textField, urlField } from '../../base/fields/text.ts'
import { FactBody, FactRest } from '../facts/FactRest.tsx'
import { FactsInput } from '../facts/FactsInput.tsx'
import { RoundDayInput } from '../facts/RoundDayInput.tsx'

/** The tab of what a carrier answers. */
export const ANSWERS_GROUP = { name: 'answers', title: 'Respostas' }

/** The number that an answer may have, as staff read it. */
const NUMBERS = {
  lives: { title: 'Vidas', description: 'A partir de quantas vidas vende.', min: 1, max: 1000 },
  years: {
    title: 'Idade',
    description: 'A idade em anos a partir da qual o plano é feito. Nunca uma idade máxima.',
    min: 1,
    max: 120,
  },
}

/** The answer to one question. What it lacks it has from the round: the document and the day. */
function factField(id: QuestionId): FieldDefinition {
  const { question, number } = QUESTIONS[id]
  const field = objectField({
    name: id,
    title: question,
    description: 'Sem fonte e sem dia, o site diz “a confirmar”.',
    optional: true,
    fields: [
      choiceField({
        name: 'state',
        title: 'Resposta',
        description: '“Depende” é da linha: escreva ao lado de qual.',
        choices: choicesOf(FACT_STATES),
        optional: true,
        radio: true,
      }),
      ...(number ? [numberField({ name: 'from', ...NUMBERS[number], optional: true })] : []),
      stringField({
        name: 'words',
        title: 'Em poucas palavras',
        description: 'Uma frase curta depois da resposta. Exemplo: Na linha One.',
        max: 120,
        optional: true,
      }),
      claimField({
        title: 'Afirmação que já diz isto',
        description: 'O valor, a fonte e o dia vêm dela.',
        optional: true,
      }),
      stringField({
        name: 'source',
        title: 'Fonte própria',
        description: 'Só se for outro documento que não o da rodada.',
        optional: true,
      }),
      urlField({
        name: 'sourceUrl',
        title: 'Endereço da fonte própria',
        description: 'Página em que o visitante pode lê-la.',
        optional: true,
      }),
      dateField({
        name: 'asOf',
        title: 'Conferido em',
        description: 'Só se for outro dia que não o da rodada.',
        isPast: true,
        optional: true,
      }),
      dateField({
        name: 'askedOn',
        title: 'Perguntei em',
        description: 'O site diz o dia enquanto a resposta não vem.',
        isPast: true,
        optional: true,
      }),
      textField({
        name: 'note',
        title: 'Anotação da equipe',
        description: 'A quem se perguntou e o que disse. Não aparece no site.',
        optional: true,
      }),
    ],
  })
  return { ...field, components: { input: FactRest, field: FactBody } }
}

/** The fields of what a carrier answers: the source of the round, then one answer for each question. */
export const factsFields: FieldDefinition[] = [
  stringField({
    name: 'factsSource',
    title: 'Fonte desta rodada',
    group: ANSWERS_GROUP.name,
    description:
      'O documento da operadora que prova todas as respostas sem fonte própria. Exemplo: manual de vendas PME, novembro de 2026.',
    optional: true,
  }),
  urlField({
    name: 'factsSourceUrl',
    title: 'Endereço do documento',
    group: ANSWERS_GROUP.name,
    description: 'Se for público: o nome da fonte vira um link para ele.',
    optional: true,
  }),
  dateField({
    name: 'factsAsOf',
    title: 'Conferido em',
    group: ANSWERS_GROUP.name,
    description: 'Dia em que alguém da equipe leu as respostas no documento.',
    components: { input: RoundDayInput },
    isPast: true,
    optional: true,
  }),
  {
    ...objectField({
      name: 'facts',
      title: 'Respostas',
      group: ANSWERS_GROUP.name,
      description: 'O que a operadora responde. Sem resposta, o site diz “a confirmar”.',
      optional: true,
      fields: QUESTION_IDS.map(factField),
    }),
    components: { input: FactsInput },
  },
]
