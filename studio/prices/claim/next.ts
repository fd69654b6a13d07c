import { defineField } from 'sanity'
import { dateField } from '../../base/fields/date.ts'
import { stringField, textField, urlField } from '../../base/fields/text.ts'
import { AmountInput } from '../amounts/AmountInput.tsx'
import { NextInput } from '../nextValue/NextInput.tsx'
import { hasNext, isPrice } from '../rules/claim.ts'

/** The field for the value that takes the place of a claim's value on a day. */
export const nextField = defineField({
  name: 'next',
  title: 'Próximo valor',
  group: 'next',
  description:
    'O valor que vem depois deste, e o dia em que começa. À meia-noite desse dia o site troca sozinho, em todas as páginas.',
  type: 'object',
  components: { input: NextInput },
  fields: [
    dateField({
      name: 'validFrom',
      title: 'Começa em',
      description: 'Primeiro dia do próximo valor. Na véspera ainda vale o de agora.',
      optional: true,
      requiredIf: hasNext,
    }),
    defineField({
      name: 'amount',
      title: 'Próximo número',
      description: 'Escreva como no campo “Número”: 189,90 ou 37.000.',
      type: 'number',
      components: { input: AmountInput },
      requiredIf: hasNext,
      hidden: ({ document }) => document?.kind === 'text',
    }),
    stringField({
      name: 'text',
      title: 'Próximo texto',
      description: 'Como aparece no meio de uma frase, em minúsculas e sem ponto final.',
      optional: true,
      requiredIf: hasNext,
      hidden: ({ document }) => document?.kind !== 'text',
    }),
    dateField({
      name: 'validUntil',
      title: 'Termina em',
      description: 'Último dia do próximo valor, incluído. Um preço precisa desta data.',
      optional: true,
      requiredIf: (claim) => hasNext(claim) && isPrice(claim),
    }),
    textField({
      name: 'conditions',
      title: 'Condições',
      description: 'Só quando mudam. Vazio: as mesmas de agora.',
      optional: true,
    }),
    stringField({
      name: 'source',
      title: 'Fonte',
      description: 'De onde veio o próximo valor. Vazio: a mesma de agora.',
      optional: true,
    }),
    urlField({
      name: 'sourceUrl',
      title: 'Endereço da fonte',
      description: 'Página em que o próximo valor pode ser conferido.',
      optional: true,
    }),
    dateField({
      name: 'asOf',
      title: 'Conferido em',
      description: 'Dia em que alguém da equipe confirmou o próximo valor na fonte.',
      isPast: true,
      optional: true,
    }),
  ],
})
