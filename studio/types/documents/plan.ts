import { UsersIcon } from '@sanity/icons/Users'
import { defineType } from 'sanity'
import { choiceField, choicesOf } from '../../base/fields/choice.ts'
import { recordsField, stringsField } from '../../base/fields/list.ts'
import { BY_ORDER, orderField } from '../../base/fields/number.ts'
import { referenceField } from '../../base/fields/reference.ts'
import {
  chatMessageField,
  closingField,
  openingField,
  pictureField,
} from '../../base/fields/section.ts'
import { stringField, textField } from '../../base/fields/text.ts'
import { newLanding } from '../../base/initialValues.ts'
import { routeField } from '../../pages/schema/page.ts'
import { AUDIENCE_TITLES } from '../fields/audience.ts'
import {
  answersField,
  benefitsField,
  heroField,
  informationField,
  LANDING_GROUPS,
  landingSlugField,
  nameField,
  priceField,
  quoteLabelField,
  reasonsField,
  summaryField,
  toCheckField,
} from '../fields/landing.ts'
import { sectionField } from '../sections/sectionKind.ts'

/** A plan for one audience and its page. */
export const plan = defineType({
  name: 'plan',
  title: 'Plano',
  type: 'document',
  icon: UsersIcon,
  initialValue: newLanding('plan'),
  groups: LANDING_GROUPS,
  fields: [
    nameField,
    landingSlugField,
    toCheckField,
    { ...orderField, group: 'identity' },
    summaryField,
    choiceField({
      name: 'audience',
      title: 'Público',
      group: 'identity',
      description: 'Para quem é o plano. É o valor “tipo” do pedido de cotação.',
      choices: choicesOf(AUDIENCE_TITLES),
    }),
    choiceField({
      name: 'coverage',
      title: 'Cobertura',
      group: 'identity',
      description: 'O que o plano cobre.',
      choices: choicesOf({
        'saude-odonto': 'Saúde e odonto',
        saude: 'Só saúde',
        odonto: 'Só odonto',
      }),
      radio: true,
    }),
    priceField,
    quoteLabelField,
    stringField({
      name: 'offersHeading',
      title: 'Frase acima das ofertas',
      group: 'opening',
      description: 'Fica abaixo de “Quem vende para você hoje”.',
      max: 90,
    }),
    recordsField({
      name: 'offers',
      title: 'Ofertas',
      group: 'opening',
      description: 'Uma linha por operadora que vende este plano.',
      item: 'Oferta',
      fields: [
        referenceField({
          name: 'carrier',
          title: 'Operadora',
          description: 'Quem vende.',
          to: ['carrier'],
        }),
        stringField({
          name: 'name',
          title: 'Nome da oferta',
          description: 'Como aparece na linha. Exemplo: SulAmérica Odonto.',
          max: 60,
        }),
        textField({
          name: 'description',
          title: 'Descrição',
          description: 'Uma ou duas frases sobre a oferta.',
        }),
        stringsField({
          name: 'features',
          title: 'Três qualidades',
          description: 'Três frases curtas.',
          exactly: 3,
        }),
      ],
      preview: { select: { title: 'name', subtitle: 'carrier.name', media: 'carrier.logo' } },
    }),
    heroField(),
    answersField,
    sectionField({
      kind: 'steps',
      name: 'steps',
      title: 'A decisão',
      group: 'opening',
      description: 'As conversas que levam à escolha, de duas a quatro.',
    }),
    sectionField({
      kind: 'bands',
      name: 'bands',
      title: 'Faixas',
      group: 'information',
      description: 'O que muda com a idade, ou com o número de pessoas.',
    }),
    sectionField({
      kind: 'waits',
      name: 'waits',
      title: 'Prazos',
      group: 'information',
      description: 'Quanto se espera por cada cobertura.',
    }),
    benefitsField([
      openingField('Uma ou duas frases abaixo do título.', true),
      {
        ...pictureField,
        description: 'A segunda argola dela fica ao lado dos pontos. Vazio: a da abertura.',
      },
    ]),
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
  orderings: [BY_ORDER],
  preview: { select: { title: 'name', subtitle: 'summary' } },
})
