import { CaseIcon } from '@sanity/icons/Case'
import { type ConditionalPropertyCallbackContext, defineType } from 'sanity'
import { booleanField, choicesField, choicesOf } from '../../base/fields/choice.ts'
import { IMAGE_WIDTHS, imageField } from '../../base/fields/image.ts'
import { stringsField } from '../../base/fields/list.ts'
import { BY_ORDER, numberField, orderField } from '../../base/fields/number.ts'
import { chatMessageField, closingField } from '../../base/fields/section.ts'
import { stringField } from '../../base/fields/text.ts'
import { newLanding } from '../../base/initialValues.ts'
import { checkAnsRegistration } from '../../base/rules/company.ts'
import { routeField } from '../../pages/schema/page.ts'
import { claimSelection, describePriced } from '../../prices/previews/claim.ts'
import { CarrierInput } from '../carriers/CarrierInput.tsx'
import { AUDIENCE_TITLES } from '../fields/audience.ts'
import { ANSWERS_GROUP, factsFields } from '../fields/fact.ts'
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
  reasonsField,
  sectionHeadingField,
  summaryField,
  toCheckField,
} from '../fields/landing.ts'
import { checkCarrier, checkStatedClaims } from '../rules/carrier.ts'
import { linesAreAScaleField, linesField } from '../sections/comparison.ts'
import { sectionField } from '../sections/sectionKind.ts'

/** Hides what the sections of a carrier took the place of, once nothing is in it any more. */
const isReplaced = ({
  value,
  document,
}: Pick<ConditionalPropertyCallbackContext, 'value' | 'document'>) =>
  document?.fit !== undefined &&
  (value === undefined || (Array.isArray(value) && value.length === 0))

/** An operadora de saúde and its page. */
export const carrier = defineType({
  name: 'carrier',
  title: 'Operadora',
  type: 'document',
  icon: CaseIcon,
  components: { input: CarrierInput },
  initialValue: newLanding('carrier'),
  groups: LANDING_GROUPS.toSpliced(1, 0, ANSWERS_GROUP),
  fields: [
    nameField,
    landingSlugField,
    toCheckField,
    { ...orderField, group: 'identity' },
    summaryField,
    stringsField({
      name: 'features',
      title: 'Três qualidades',
      group: 'identity',
      description:
        'Três frases curtas. Sem números em destaque, a primeira está na imagem de quem compartilha a página.',
      optional: true,
      exactly: 3,
    }),
    imageField({
      name: 'logo',
      width: IMAGE_WIDTHS.logo,
      title: 'Logotipo',
      group: 'identity',
      description: 'De preferência em SVG, com fundo transparente e autorização de uso.',
      optional: true,
    }),
    stringField({
      name: 'ansRegistration',
      title: 'Registro na ANS',
      group: 'identity',
      description: 'Seis dígitos, como no site da ANS. Vazio, a página diz “a confirmar”.',
      optional: true,
      check: checkAnsRegistration,
    }),
    stringField({
      name: 'ansRegistrationSource',
      title: 'Fonte do registro na ANS',
      group: 'identity',
      description:
        'Onde e quando alguém leu o número. Exemplo: ANS, lista de operadoras ativas, março de 2025.',
      optional: true,
      max: 120,
    }),
    booleanField({
      name: 'inQuoteForm',
      title: 'Oferecer no pedido de cotação',
      group: 'identity',
      description: 'A operadora aparece na lista do formulário, com o nome acima.',
      optional: true,
      initialValue: false,
    }),
    choicesField({
      name: 'planTypes',
      title: 'Para quem vende',
      group: 'identity',
      description:
        'Os tipos de plano que o pedido de cotação oferece na página da operadora. Só “Empresas”: o formulário pergunta quem vai contratar, número de pessoas e CEP. Vazio: todos.',
      choices: choicesOf(AUDIENCE_TITLES),
      optional: true,
    }),
    numberField({
      name: 'minimumAge',
      title: 'Idade mínima',
      group: 'identity',
      description:
        'Em anos. O pedido de cotação mostra primeiro as faixas dessa idade em diante; na ficha aparece “a confirmar” se não há resposta.',
      optional: true,
      min: 0,
      max: 120,
    }),
    priceField,
    highlightsField,
    {
      ...linesField('As linhas que a operadora vende, como ela as chama. Vazio: sem esta seção.'),
      group: 'identity',
    },
    { ...linesAreAScaleField, group: 'identity' },
    sectionHeadingField({ name: 'linesHeading', title: 'Título das linhas', group: 'identity' }),
    ...factsFields,
    heroField(),
    answersField,
    sectionField({
      kind: 'fit',
      name: 'fit',
      title: 'Para quem',
      group: 'opening',
      description: 'A quem serve, quem confere antes, a quem costuma não servir.',
    }),
    { ...benefitsField(), hidden: isReplaced },
    { ...reasonsField(), hidden: isReplaced },
    sectionField({
      kind: 'steps',
      name: 'steps',
      title: 'Como conferir a rede',
      group: 'information',
      description: 'O que conferir na rede antes de assinar, na ordem.',
    }),
    sectionField({
      kind: 'checklist',
      name: 'checklist',
      title: 'O que perguntar',
      group: 'information',
      description: 'Uma lista para levar à conversa.',
    }),
    sectionField({
      kind: 'questions',
      name: 'questions',
      title: 'Perguntas',
      group: 'information',
      description: 'O que mais perguntam sobre esta operadora.',
    }),
    { ...informationField, hidden: isReplaced },
    closingField(),
    chatMessageField,
    routeField(),
  ],
  validation: (rule) => [rule.custom(checkCarrier), rule.custom(checkStatedClaims)],
  orderings: [BY_ORDER],
  preview: {
    select: { ...claimSelection('price'), name: 'name', logo: 'logo' },
    prepare: ({ logo, ...carrier }) => describePriced({ ...carrier, media: logo ?? CaseIcon }),
  },
})
