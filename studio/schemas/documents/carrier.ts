import { CaseIcon } from '@sanity/icons/Case'
import { defineType } from 'sanity'
import { lastInOrder } from '../../templates/initialValues.ts'
import { choiceField } from '../fields/choice.ts'
import { highlightsField, identityFields, priceField } from '../fields/identity.ts'
import { landingFields, landingGroups } from '../fields/landing.ts'
import { recordsField, stringsField } from '../fields/list.ts'
import { numberField } from '../fields/number.ts'
import { sharedField } from '../fields/object.ts'
import { byOrder } from '../fields/order.ts'
import { stringField, textField } from '../fields/string.ts'
import { claimSelection, describePriced } from '../previews/claim.ts'
import { checkAnsRegistration } from '../rules/registration.ts'

/** An operadora de saúde and its page. */
export const carrier = defineType({
  name: 'carrier',
  title: 'Operadora',
  type: 'document',
  icon: CaseIcon,
  initialValue: lastInOrder('carrier'),
  groups: landingGroups,
  fields: [
    ...identityFields(),
    stringsField({
      name: 'features',
      title: 'Três qualidades',
      description: 'Três frases curtas do cartão da operadora na página inicial.',
      exactly: 3,
      group: 'identity',
    }),
    sharedField({
      name: 'logo',
      type: 'imageWithAlt',
      title: 'Logotipo',
      description: 'De preferência em SVG, com fundo transparente e autorização de uso.',
      optional: true,
      group: 'identity',
    }),
    stringField({
      name: 'ansRegistration',
      title: 'Registro na ANS',
      description: 'Seis dígitos, como no site da ANS.',
      optional: true,
      check: checkAnsRegistration,
      group: 'identity',
    }),
    choiceField({
      name: 'quoteOption',
      title: 'Opção no pedido de cotação',
      description: 'Valor do formulário que corresponde à operadora. Vazio: não está na lista.',
      choices: [
        { title: 'Bradesco Saúde', value: 'bradesco' },
        { title: 'Porto Seguro', value: 'porto-seguro' },
        { title: 'Amil', value: 'amil' },
        { title: 'MedSênior', value: 'medsenior' },
        { title: 'SulAmérica', value: 'sulamerica' },
      ],
      optional: true,
      group: 'identity',
    }),
    numberField({
      name: 'minimumAge',
      title: 'Idade mínima',
      description: 'Idade em anos a partir da qual a operadora aceita clientes.',
      optional: true,
      min: 0,
      max: 120,
      group: 'identity',
    }),
    priceField(),
    highlightsField(),
    recordsField({
      name: 'lines',
      title: 'Linhas de planos',
      description: 'As linhas que a operadora vende, como ela as chama.',
      group: 'identity',
      item: 'Linha',
      fields: [
        stringField({
          name: 'name',
          title: 'Nome da linha',
          description: 'Como a operadora escreve. Exemplo: Clássico.',
          max: 60,
        }),
        textField({
          name: 'description',
          title: 'Para quem é',
          description: 'Uma ou duas frases sobre a linha.',
        }),
      ],
      preview: { select: { title: 'name', subtitle: 'description' } },
    }),
    ...landingFields(),
  ],
  orderings: [byOrder],
  preview: {
    select: { ...claimSelection('price'), name: 'name', logo: 'logo' },
    prepare: ({ logo, ...carrier }) => describePriced({ ...carrier, media: logo ?? CaseIcon }),
  },
})
