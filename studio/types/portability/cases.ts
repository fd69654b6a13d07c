import { caseInWords } from '@elos/content/parts/portability/listed'
import { mapCase } from '@elos/content/parts/portability/map'
import { OPTIONS } from '@elos/content/parts/portability/questions'
import { WAITS } from '@elos/content/parts/portability/time'
import type { Standing } from '@elos/content/parts/portability/type'
import { keysOf } from '@elos/content/parts/read/values'
import { choicesField, choicesOf } from '../../base/fields/choice.ts'
import { recordsField } from '../../base/fields/list.ts'

/** The words of each value of a question that repeat it: 'plano ativo'. */
const saidOf = (options: Record<string, { said: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(options).map(([value, { said }]) => [value, said]))

/** The parts of a case, with the titles of their values. */
const PARTS: Readonly<Record<keyof Standing, { title: string; values: Record<string, string> }>> = {
  situation: { title: 'Como está o plano', values: saidOf(OPTIONS.situation) },
  contract: { title: 'De quando é o contrato', values: saidOf(OPTIONS.contract) },
  wait: { title: 'Tempo no plano, pela RN 438/2018, art. 3º', values: WAITS },
  payments: { title: 'Mensalidades', values: saidOf(OPTIONS.payments) },
  guide: { title: 'O plano desejado no Guia da ANS', values: saidOf(OPTIONS.guide) },
}

/** The cases in which a row answers, or a point is open. */
export const casesField = (description: string) =>
  recordsField({
    name: 'cases',
    title: 'Em que casos',
    description,
    item: 'Caso',
    fields: keysOf(PARTS).map((part) =>
      choicesField({
        name: part,
        title: PARTS[part].title,
        description: 'Nenhuma marcada: vale qualquer uma.',
        choices: choicesOf(PARTS[part].values),
        optional: true,
      }),
    ),
    preview: {
      select: Object.fromEntries(keysOf(PARTS).map((part) => [part, part])),
      prepare: (asked) => ({ title: caseInWords(mapCase(asked)) || 'Qualquer resposta' }),
    },
  })
