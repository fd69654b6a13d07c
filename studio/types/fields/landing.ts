import type { FieldDefinition, FieldGroupDefinition } from 'sanity'
import type { FieldBase } from '../../base/fields/base.ts'
import { choiceField, choicesOf } from '../../base/fields/choice.ts'
import {
  type Count,
  isEmptyList,
  listField,
  recordsField,
  stringsField,
} from '../../base/fields/list.ts'
import { objectField, sharedField } from '../../base/fields/object.ts'
import { claimField } from '../../base/fields/reference.ts'
import { headingFields, openingField, pictureField, titleField } from '../../base/fields/section.ts'
import { slugField, stringField, textField } from '../../base/fields/text.ts'
import { PAGE_GROUP } from '../../pages/schema/page.ts'

/** The name of a carrier, plan or product. */
export const nameField = stringField({
  name: 'name',
  title: 'Nome',
  group: 'identity',
  description: 'Nome como o público conhece.',
  max: 60,
})

/** The end of the address of a carrier's, plan's or product's page. */
export const landingSlugField = slugField({
  source: 'name',
  group: 'identity',
  description: 'As últimas palavras do endereço que se propõe para a página.',
})

/** The fields from which cards on other pages show a carrier, plan or product. */
export const summaryField = textField({
  name: 'summary',
  title: 'Resumo',
  group: 'identity',
  description: 'Uma ou duas frases, usadas nos cartões das outras páginas.',
  max: 200,
})

/** The texts that somebody who knows the product has yet to read. 'Para revisar' shows them; the site does not. */
export const toCheckField = stringsField({
  name: 'toCheck',
  title: 'Textos a conferir',
  group: 'identity',
  description: 'Aparecem em “Para revisar”, não no site. Retire cada um depois de conferir.',
  optional: true,
  hidden: isEmptyList,
})

/** The claim with the lowest price of a carrier or product. */
export const priceField = claimField({
  name: 'price',
  title: 'Preço',
  group: 'identity',
  description: 'A afirmação com o preço de partida. Quando vence, aparece “sob consulta”.',
  optional: true,
})

/** The highlighted numbers of a carrier's or product's page. */
export const highlightsField = listField({
  name: 'highlights',
  title: 'Números em destaque',
  group: 'identity',
  description: 'Até quatro números que resumem a oferta.',
  of: 'stat',
  optional: true,
  max: 4,
})

/** The name of a plan or product in quote requests. */
export const quoteLabelField = stringField({
  name: 'quoteLabel',
  title: 'Nome na cotação',
  group: 'identity',
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

/**
 * The top of a carrier's, plan's or product's page. It is made for each, as an object that several types share would get
 * a type of its own in the generated ones.
 */
export const heroField = () =>
  objectField({
    name: 'hero',
    title: 'Abertura',
    group: 'opening',
    description:
      'O alto da página. No celular, o texto de abertura só aparece quando traz uma afirmação.',
    fields: [...headingFields('complete'), pictureField],
  })

const answer = (name: string, title: string, description: string) =>
  sharedField({ name, type: 'shortText', title, description, optional: true })

/** The short answers at the top of a page: whether it is for me, what it costs, what I do. */
export const answersField = objectField({
  name: 'answers',
  title: 'Respostas da primeira tela',
  group: 'opening',
  description: 'O que o visitante lê antes de rolar. Até 80 letras em cada uma.',
  optional: true,
  fields: [
    answer('suits', 'É para mim?', 'A quem serve. Exemplo: Sim, para quem tem CNPJ.'),
    answer('check', 'Confira antes', 'Quem precisa perguntar algo antes.'),
    answer('cost', 'O que muda o preço', 'Uma frase, onde não há preço publicado.'),
    answer('first', 'O que faço?', 'O que mandar primeiro. Exemplo: Diga a idade e a cidade.'),
  ],
})

/** The heading of a section whose content stands in other fields. */
export const sectionHeadingField = (field: Pick<FieldBase, 'name' | 'title' | 'group'>) =>
  objectField({
    ...field,
    description: 'O título da seção e, se houver, uma ou duas frases abaixo dele.',
    optional: true,
    collapsed: true,
    fields: [
      titleField('Uma frase que já diz algo ao visitante, sem ponto final.'),
      openingField('Uma ou duas frases abaixo do título.', true),
    ],
  })

const cardsField = ({
  exactly,
  extra = [],
  ...field
}: FieldBase & Count & { extra?: FieldDefinition[] }) =>
  objectField({
    ...field,
    group: 'opening',
    optional: true,
    fields: [
      stringField({
        name: 'title',
        title: 'Título da seção',
        description: 'Uma frase que já diz algo ao visitante, sem ponto final.',
        max: 90,
      }),
      ...extra,
      listField({
        name: 'items',
        title: 'Cartões',
        description: 'Cada cartão diz uma só coisa.',
        of: 'feature',
        exactly,
      }),
    ],
  })

/** The benefits of a carrier, plan or product. */
export const benefitsField = (extra?: FieldDefinition[]) =>
  cardsField({
    name: 'benefits',
    title: 'Benefícios',
    description: 'Grade de benefícios, até seis cartões. Vazio: a página não tem esta seção.',
    extra,
  })

/** The reasons to choose a carrier, plan or product. */
export const reasonsField = () =>
  cardsField({
    name: 'reasons',
    title: 'Por que escolher',
    description: 'Quatro motivos, em quatro cartões. Vazio: a página não tem esta seção.',
    exactly: 4,
  })

const TOPICS = choicesOf({
  network: 'Rede de atendimento',
  plans: 'Planos e linhas',
  prevention: 'Prevenção',
  support: 'Atendimento e suporte',
  conclusion: 'Conclusão',
})

/** The texts of a carrier's, plan's or product's page. */
export const informationField = recordsField({
  name: 'information',
  title: 'Informações',
  group: 'information',
  description: 'Os textos da página, na ordem em que aparecem. Vazio: a página não tem esta seção.',
  optional: true,
  item: 'Informação',
  fields: [
    choiceField({
      name: 'topic',
      title: 'Assunto',
      keptInCopy: true,
      description: 'De que parte do serviço o texto fala.',
      choices: TOPICS,
    }),
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
