import { UsersIcon } from '@sanity/icons/Users'
import { defineType } from 'sanity'
import { choiceField, choicesOf } from '../../base/fields/choice.ts'
import { inGroup } from '../../base/fields/group.ts'
import { recordsField, stringsField } from '../../base/fields/list.ts'
import { BY_ORDER } from '../../base/fields/number.ts'
import { referenceField } from '../../base/fields/reference.ts'
import { stringField, textField } from '../../base/fields/text.ts'
import { newLanding } from '../../base/initialValues.ts'
import { AUDIENCE_TITLES } from '../fields/audience.ts'
import {
  identityFields,
  LANDING_GROUPS,
  landingFields,
  quoteLabelField,
} from '../fields/landing.ts'

/** A plan for one audience and its page. */
export const plan = defineType({
  name: 'plan',
  title: 'Plano',
  type: 'document',
  icon: UsersIcon,
  initialValue: newLanding('plan'),
  groups: LANDING_GROUPS,
  fields: [
    ...inGroup('identity', [
      ...identityFields(),
      choiceField({
        name: 'audience',
        title: 'Público',
        description: 'Para quem é o plano. É o valor “tipo” do pedido de cotação.',
        choices: choicesOf(AUDIENCE_TITLES),
      }),
      choiceField({
        name: 'coverage',
        title: 'Cobertura',
        description: 'O que o plano cobre.',
        choices: choicesOf({
          'saude-odonto': 'Saúde e odonto',
          saude: 'Só saúde',
          odonto: 'Só odonto',
        }),
        radio: true,
      }),
      quoteLabelField,
    ]),
    ...inGroup('opening', [
      stringField({
        name: 'offersHeading',
        title: 'Título das ofertas',
        description: 'Frase acima dos cartões das operadoras.',
        max: 90,
      }),
      recordsField({
        name: 'offers',
        title: 'Ofertas',
        description: 'Um cartão por operadora que vende este plano.',
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
            description: 'Como aparece no cartão. Exemplo: SulAmérica Odonto.',
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
    ]),
    ...landingFields(),
  ],
  orderings: [BY_ORDER],
  preview: { select: { title: 'name', subtitle: 'summary' } },
})
