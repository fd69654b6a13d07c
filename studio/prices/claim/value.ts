import { MEASURES, OTHER_MEASURE } from '@elos/content/parts/claim/measures'
import { defineField } from 'sanity'
import { choiceField, choicesOf } from '../../base/fields/choice.ts'
import { keptInCopy } from '../../base/fields/copy.ts'
import { objectField } from '../../base/fields/object.ts'
import { referenceField } from '../../base/fields/reference.ts'
import { stringField, textField } from '../../base/fields/text.ts'
import { AmountInput } from '../amounts/AmountInput.tsx'
import { isPrice } from '../rules/claim.ts'

const { [OTHER_MEASURE]: other, ...listed } = MEASURES

/** The measures in the order of their names; the one for all else is last. */
const MEASURE_CHOICES = [
  ...choicesOf(listed).sort((one, two) => one.title.localeCompare(two.title, 'pt-BR')),
  { title: other, value: OTHER_MEASURE },
]

/** The fields for what a claim states: a number, or a text, and for whom it is true. */
export const statedFields = (group: string) => [
  defineField({
    name: 'amount',
    title: 'Número',
    description:
      'Reais, pontos percentuais ou quantidade, como se escreve no Brasil: 169,90 ou 37.000.',
    type: 'number',
    components: { input: AmountInput },
    requiredIf: () => true,
    group,
    hidden: ({ document }) => document?.kind === 'text',
  }),
  stringField({
    name: 'text',
    title: 'Texto da afirmação',
    description: 'Como ela aparece no meio de uma frase, em minúsculas e sem ponto final.',
    optional: true,
    requiredIf: () => true,
    group,
    hidden: ({ document }) => document?.kind !== 'text',
  }),
  textField({
    name: 'conditions',
    title: 'Condições',
    description:
      'Para quem e em que caso vale; um preço precisa delas. Acompanham o número em todo lugar. Exemplo: até 23 anos, em enfermaria.',
    optional: true,
    requiredIf: isPrice,
    group,
  }),
]

/** The fields for the subject and the measure of a claim, and for how its number is written. */
export const valueFields = (group: string) => [
  stringField({
    name: 'title',
    title: 'Nome interno',
    description: 'Como a equipe reconhece esta afirmação. Não aparece no site.',
    group,
  }),
  referenceField({
    name: 'subject',
    title: 'Sobre quem',
    description: 'A operadora, o plano, o produto ou a página de que a afirmação fala.',
    to: ['carrier', 'plan', 'product', 'partnerPage', 'siteSettings', 'homePage'],
    optional: true,
    requiredIf: isPrice,
    group,
  }),
  keptInCopy(
    choiceField({
      name: 'measure',
      title: 'O que mede',
      description:
        'Duas afirmações sobre o mesmo assunto e a mesma medida, com valores diferentes, vão para revisão. “Outra medida”: nenhuma da lista diz o que esta diz.',
      choices: MEASURE_CHOICES,
      group,
    }),
  ),
  keptInCopy(
    choiceField({
      name: 'kind',
      title: 'Tipo de valor',
      description: 'Decide como o valor é escrito no site.',
      choices: [
        { title: 'Preço em reais', value: 'price' },
        { title: 'Porcentagem', value: 'percent' },
        { title: 'Quantidade', value: 'count' },
        { title: 'Prazo ou tempo', value: 'duration' },
        { title: 'Texto', value: 'text' },
      ],
      radio: true,
      group,
    }),
  ),
  keptInCopy(
    objectField({
      name: 'unit',
      title: 'Unidade',
      description: 'O que se conta. Exemplo: dia útil, dias úteis.',
      optional: true,
      requiredIf: ({ kind }) => kind === 'duration',
      group,
      hidden: ({ document }) => document?.kind !== 'count' && document?.kind !== 'duration',
      fields: [
        stringField({
          name: 'singular',
          title: 'Singular',
          description: 'Para um só. Exemplo: dia útil.',
        }),
        stringField({
          name: 'plural',
          title: 'Plural',
          description: 'Para vários. Exemplo: dias úteis.',
        }),
      ],
    }),
  ),
  keptInCopy(
    choiceField({
      name: 'qualifier',
      title: 'Antes do número',
      description: 'Palavras que limitam o número. Vazio quando o número é exato.',
      choices: [
        { title: 'a partir de', value: 'from' },
        { title: 'até', value: 'upTo' },
        { title: 'mais de', value: 'moreThan' },
      ],
      optional: true,
      radio: true,
      group,
      hidden: ({ document }) => document?.kind === 'text',
    }),
  ),
  keptInCopy(
    choiceField({
      name: 'period',
      title: 'Depois do número',
      description: 'A que período o preço se refere. Vazio quando não há período.',
      choices: [
        { title: 'por mês', value: 'month' },
        { title: 'por ano', value: 'year' },
      ],
      optional: true,
      radio: true,
      group,
      hidden: ({ document }) => document?.kind !== 'price',
    }),
  ),
]
