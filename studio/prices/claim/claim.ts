import { MEASURES, OTHER_MEASURE } from '@elos/content/parts/claim/measures'
import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType, type SanityDocument } from 'sanity'
import { choiceField, choicesOf } from '../../base/fields/choice.ts'
import { objectField } from '../../base/fields/object.ts'
import { referenceField } from '../../base/fields/reference.ts'
import { stringField, textField } from '../../base/fields/text.ts'
import { newClaim } from '../../base/initialValues.ts'
import { AmountInput } from '../amounts/AmountInput.tsx'
import { claimSelection, describeClaim } from '../previews/claim.ts'
import { type ClaimValue, checkClaim, isPrice } from '../rules/claim.ts'
import { checkAgainstPublished } from '../rules/claimCheck.ts'
import { ClaimInput } from './ClaimInput.tsx'
import { nextField } from './next.ts'
import { reviewFields } from './review.ts'
import { sourceFields } from './source.ts'

const { [OTHER_MEASURE]: other, ...listed } = MEASURES

/** The measures in the order of their names; the one for all else is last. */
const MEASURE_CHOICES = [
  ...choicesOf(listed).sort((one, two) => one.title.localeCompare(two.title, 'pt-BR')),
  { title: other, value: OTHER_MEASURE },
]

/** The fields for what a claim states: a number, or a text, and for whom it is true. */
const statedFields = [
  defineField({
    name: 'amount',
    title: 'Número',
    group: 'value',
    description:
      'Reais, pontos percentuais ou quantidade, como se escreve no Brasil: 169,90 ou 37.000.',
    type: 'number',
    components: { input: AmountInput },
    requiredIf: () => true,
    hidden: ({ document }) => document?.kind === 'text',
  }),
  stringField({
    name: 'text',
    title: 'Texto da afirmação',
    group: 'value',
    description: 'Como ela aparece no meio de uma frase, em minúsculas e sem ponto final.',
    optional: true,
    requiredIf: () => true,
    hidden: ({ document }) => document?.kind !== 'text',
  }),
  textField({
    name: 'conditions',
    title: 'Condições',
    group: 'value',
    description:
      'Para quem e em que caso vale; um preço precisa delas. Acompanham o número em todo lugar. Exemplo: até 23 anos, em enfermaria.',
    optional: true,
    requiredIf: isPrice,
  }),
]

/** The fields for the subject and the measure of a claim, and for how its number is written. */
const valueFields = [
  stringField({
    name: 'title',
    title: 'Nome interno',
    group: 'value',
    description: 'Como a equipe reconhece esta afirmação. Não aparece no site.',
  }),
  referenceField({
    name: 'subject',
    title: 'Sobre quem',
    group: 'value',
    description: 'A operadora, o plano, o produto ou a página de que a afirmação fala.',
    to: ['carrier', 'plan', 'product', 'partnerPage', 'siteSettings', 'homePage'],
    optional: true,
    requiredIf: isPrice,
  }),
  choiceField({
    name: 'measure',
    title: 'O que mede',
    group: 'value',
    keptInCopy: true,
    description:
      'Duas afirmações sobre o mesmo assunto e a mesma medida, com valores diferentes, vão para revisão. “Outra medida”: nenhuma da lista diz o que esta diz.',
    choices: MEASURE_CHOICES,
  }),
  choiceField({
    name: 'kind',
    title: 'Tipo de valor',
    group: 'value',
    keptInCopy: true,
    description: 'Decide como o valor é escrito no site.',
    choices: choicesOf({
      price: 'Preço em reais',
      percent: 'Porcentagem',
      count: 'Quantidade',
      duration: 'Prazo ou tempo',
      text: 'Texto',
    }),
    radio: true,
  }),
  objectField({
    name: 'unit',
    title: 'Unidade',
    group: 'value',
    keptInCopy: true,
    description: 'O que se conta. Exemplo: dia útil, dias úteis.',
    optional: true,
    requiredIf: ({ kind }) => kind === 'duration',
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
  choiceField({
    name: 'qualifier',
    title: 'Antes do número',
    group: 'value',
    keptInCopy: true,
    description: 'Palavras que limitam o número. Vazio quando o número é exato.',
    choices: choicesOf({ from: 'a partir de', upTo: 'até', moreThan: 'mais de' }),
    optional: true,
    radio: true,
    hidden: ({ document }) => document?.kind === 'text',
  }),
  choiceField({
    name: 'period',
    title: 'Depois do número',
    group: 'value',
    keptInCopy: true,
    description: 'A que período o preço se refere. Vazio quando não há período.',
    choices: choicesOf({ month: 'por mês', year: 'por ano' }),
    optional: true,
    radio: true,
    hidden: ({ document }) => document?.kind !== 'price',
  }),
]

/** A stated fact with a source and a validity: a price, a percentage, a deadline. */
export const claim = defineType({
  name: 'claim',
  title: 'Preço ou afirmação',
  type: 'document',
  icon: TagIcon,
  initialValue: newClaim,
  components: { input: ClaimInput },
  groups: [
    { name: 'value', title: 'Valor', default: true },
    { name: 'next', title: 'Próximo valor' },
    { name: 'source', title: 'Fonte e validade' },
    { name: 'review', title: 'Revisão' },
  ],
  fields: [...statedFields, ...sourceFields, ...valueFields, nextField, ...reviewFields],
  validation: (rule) => [
    rule.custom<SanityDocument & ClaimValue>(checkClaim),
    rule.custom<SanityDocument & ClaimValue>(checkAgainstPublished),
  ],
  orderings: [
    { title: 'Nome', name: 'title', by: [{ field: 'title', direction: 'asc' }] },
    { title: 'Validade', name: 'validUntil', by: [{ field: 'validUntil', direction: 'asc' }] },
  ],
  preview: { select: claimSelection(), prepare: describeClaim },
})
