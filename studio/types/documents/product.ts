import type { QuoteSubject } from '@elos/content/parts/quote/type'
import { PackageIcon } from '@sanity/icons/Package'
import { defineType } from 'sanity'
import { choiceField, choicesOf, iconField } from '../../base/fields/choice.ts'
import { BY_ORDER, orderField } from '../../base/fields/number.ts'
import { chatMessageField, closingField } from '../../base/fields/section.ts'
import { newLanding } from '../../base/initialValues.ts'
import { routeField } from '../../pages/schema/page.ts'
import { claimSelection, describePriced } from '../../prices/previews/claim.ts'
import {
  benefitsField,
  heroField,
  highlightsField,
  informationField,
  LANDING_GROUPS,
  landingSlugField,
  nameField,
  priceField,
  quoteLabelField,
  reasonsField,
  summaryField,
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
    nameField,
    landingSlugField,
    { ...orderField, group: 'identity' },
    summaryField,
    quoteLabelField,
    choiceField({
      name: 'quoteQuestions',
      title: 'Perguntas da cotação',
      group: 'identity',
      description:
        'O que o formulário pergunta sobre este seguro. Vazio: só a cidade e a mensagem.',
      choices: choicesOf(QUESTIONS),
      optional: true,
    }),
    { ...iconField, group: 'identity' },
    priceField,
    highlightsField,
    heroField(),
    benefitsField(),
    reasonsField(),
    informationField,
    closingField(),
    chatMessageField,
    routeField(),
  ],
  validation: (rule) => rule.custom(checkStatedClaims),
  orderings: [BY_ORDER],
  preview: { select: { ...claimSelection('price'), name: 'name' }, prepare: describePriced },
})
