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
  answersField,
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
  sectionHeadingField,
  summaryField,
  toCheckField,
} from '../fields/landing.ts'
import { checkStatedClaims } from '../rules/carrier.ts'
import { sectionField } from '../sections/sectionKind.ts'

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
    toCheckField,
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
    sectionHeadingField({
      name: 'highlightsHeading',
      title: 'Título dos números',
      group: 'identity',
    }),
    heroField(),
    answersField,
    sectionField({
      kind: 'steps',
      name: 'steps',
      title: 'Do aviso ao pagamento',
      group: 'opening',
      description: 'O que acontece quando se precisa do seguro, passo a passo.',
    }),
    sectionField({
      kind: 'comparison',
      name: 'comparison',
      title: 'Cobre e não cobre',
      group: 'opening',
      description: 'O que a apólice garante, e o que fica de fora.',
    }),
    benefitsField(),
    reasonsField(),
    sectionField({
      kind: 'questions',
      name: 'questions',
      title: 'Perguntas',
      group: 'information',
      description: 'O que perguntam antes de decidir.',
    }),
    informationField,
    closingField(),
    chatMessageField,
    routeField(),
  ],
  validation: (rule) => rule.custom(checkStatedClaims),
  orderings: [BY_ORDER],
  preview: { select: { ...claimSelection('price'), name: 'name' }, prepare: describePriced },
})
