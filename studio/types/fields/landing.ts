import type { FieldGroupDefinition } from 'sanity'
import { choiceField, choicesOf } from '../../base/fields/choice.ts'
import { keptInCopy } from '../../base/fields/copy.ts'
import { inGroup } from '../../base/fields/group.ts'
import { listField, recordsField } from '../../base/fields/list.ts'
import { orderField } from '../../base/fields/number.ts'
import { objectField, sharedField } from '../../base/fields/object.ts'
import { claimField } from '../../base/fields/reference.ts'
import {
  chatMessageField,
  closingField,
  headingFields,
  pictureField,
  titleField,
} from '../../base/fields/section.ts'
import { slugField, stringField, textField } from '../../base/fields/text.ts'
import { PAGE_GROUP, routeField } from '../../pages/schema/page.ts'

/** Name, slug, order and summary: the first fields of every carrier, plan and product. */
export const identityFields = () => [
  stringField({
    name: 'name',
    title: 'Nome',
    description: 'Nome como o público conhece.',
    max: 60,
  }),
  slugField({
    source: 'name',
    description: 'As últimas palavras do endereço que se propõe para a página.',
  }),
  orderField,
  textField({
    name: 'summary',
    title: 'Resumo',
    description: 'Uma ou duas frases, usadas nos cartões das outras páginas.',
    max: 200,
  }),
]

/** The claim with the lowest price of a carrier or product. */
export const priceField = claimField({
  name: 'price',
  title: 'Preço',
  description: 'A afirmação com o preço de partida. Quando vence, aparece “sob consulta”.',
  optional: true,
})

/** The highlighted numbers of a carrier's or product's page. */
export const highlightsField = listField({
  name: 'highlights',
  title: 'Números em destaque',
  description: 'De dois a quatro números que resumem a oferta.',
  of: 'stat',
  optional: true,
  max: 4,
})

/** The name of a plan or product in quote requests. */
export const quoteLabelField = stringField({
  name: 'quoteLabel',
  title: 'Nome na cotação',
  description: 'Como aparece no pedido de cotação. Exemplo: Plano Empresarial.',
  max: 40,
})

/** The tabs of a carrier, plan or product: its record, then its page from top to bottom. */
export const LANDING_GROUPS: FieldGroupDefinition[] = [
  { name: 'identity', title: 'Cadastro', default: true },
  { name: 'opening', title: 'Abertura e benefícios' },
  { name: 'information', title: 'Informações' },
  { name: 'closing', title: 'Encerramento' },
  PAGE_GROUP,
]

const hero = objectField({
  name: 'hero',
  title: 'Abertura',
  description: 'O alto da página: a primeira coisa que o visitante lê.',
  fields: [...headingFields('complete'), pictureField],
})

const cards = (name: string, title: string, description: string, count: { exactly?: number }) =>
  objectField({
    name,
    title,
    description,
    optional: true,
    fields: [
      stringField({
        name: 'title',
        title: 'Título da seção',
        description: 'Uma frase que já diz algo ao visitante, sem ponto final.',
        max: 90,
      }),
      listField({
        name: 'items',
        title: 'Cartões',
        description: 'Cada cartão diz uma só coisa.',
        of: 'feature',
        ...count,
      }),
    ],
  })

const TOPICS = choicesOf({
  network: 'Rede de atendimento',
  plans: 'Planos e linhas',
  prevention: 'Prevenção',
  support: 'Atendimento e suporte',
  conclusion: 'Conclusão',
})

const information = recordsField({
  name: 'information',
  title: 'Informações',
  description: 'Os textos da página, na ordem em que aparecem. Vazio: a página não tem esta seção.',
  optional: true,
  item: 'Informação',
  fields: [
    ...keptInCopy([
      choiceField({
        name: 'topic',
        title: 'Assunto',
        description: 'De que parte do serviço o texto fala.',
        choices: TOPICS,
      }),
    ]),
    stringField({
      name: 'label',
      title: 'Nome do assunto',
      description: 'Acima do título. Vazio: o nome do assunto. Exemplo, num seguro: Oficinas.',
      optional: true,
      max: 40,
    }),
    titleField('Uma frase que já diz algo ao visitante.'),
    sharedField({
      name: 'body',
      type: 'richText',
      title: 'Texto',
      description: 'De um a três parágrafos ou listas.',
    }),
  ],
  preview: {
    select: { title: 'title', topic: 'topic' },
    prepare: ({ title, topic }: { title?: string; topic?: string }) => ({
      title,
      subtitle: TOPICS.find(({ value }) => value === topic)?.title,
    }),
  },
})

/** The sections shared by the pages of carriers, plans and products. */
export const landingFields = () => [
  ...inGroup('opening', [
    hero,
    cards(
      'benefits',
      'Benefícios',
      'Grade de benefícios, de quatro a seis cartões. Vazio: a página não tem esta seção.',
      {},
    ),
    cards(
      'reasons',
      'Por que escolher',
      'Quatro motivos, em quatro cartões. Vazio: a página não tem esta seção.',
      { exactly: 4 },
    ),
  ]),
  ...inGroup('information', [information]),
  ...inGroup('closing', [closingField, chatMessageField]),
  routeField(),
]
