import type { QuoteSubject } from '@elos/content/parts/quote/type'
import { PackageIcon } from '@sanity/icons/Package'
import { defineType } from 'sanity'
import { choiceField, choicesOf, iconField } from '../../base/fields/choice.ts'
import { keptInCopy } from '../../base/fields/copy.ts'
import { inGroup } from '../../base/fields/group.ts'
import { BY_ORDER } from '../../base/fields/number.ts'
import { newLanding } from '../../base/initialValues.ts'
import { claimSelection, describePriced } from '../../prices/previews/claim.ts'
import {
  highlightsField,
  identityFields,
  LANDING_GROUPS,
  landingFields,
  priceField,
  quoteLabelField,
} from '../fields/landing.ts'
import { checkStatedClaims } from '../rules/carrier.ts'

/** The questions that the quote form may ask about a product. */
const QUESTIONS: Record<Extract<QuoteSubject['kind'], 'life' | 'fleet'>, string> = {
  life: 'Idade e capital',
  fleet: 'Número de veículos',
}

/** An insurance product and its page: fleet and life insurance. */
export const product = defineType({
  name: 'product',
  title: 'Produto',
  type: 'document',
  icon: PackageIcon,
  initialValue: newLanding('product'),
  groups: LANDING_GROUPS,
  fields: [
    ...inGroup('identity', [
      ...identityFields(),
      quoteLabelField,
      choiceField({
        name: 'quoteQuestions',
        title: 'Perguntas da cotação',
        description:
          'O que o formulário pergunta sobre este seguro. Vazio: só a cidade e a mensagem.',
        choices: choicesOf(QUESTIONS),
        optional: true,
      }),
      ...keptInCopy([iconField]),
      priceField,
      highlightsField,
    ]),
    ...landingFields(),
  ],
  validation: (rule) => rule.custom(checkStatedClaims),
  orderings: [BY_ORDER],
  preview: { select: { ...claimSelection('price'), name: 'name' }, prepare: describePriced },
})
