import type { FieldGroupDefinition } from 'sanity'
import { choiceField } from './choice.ts'
import { chatMessageField, closingField } from './closing.ts'
import { headingFields } from './heading.ts'
import { listField, recordsField } from './list.ts'
import { objectField, sharedField } from './object.ts'
import { pictureField } from './picture.ts'
import { stringField } from './string.ts'

/** The tabs of a document with a page of its own: what it is, then its page from top to bottom. */
export const landingGroups: FieldGroupDefinition[] = [
  { name: 'identity', title: 'Cadastro', default: true },
  { name: 'opening', title: 'Abertura e benefícios' },
  { name: 'information', title: 'Informações' },
  { name: 'closing', title: 'Encerramento' },
]

const hero = () =>
  objectField({
    name: 'hero',
    title: 'Abertura',
    description: 'O alto da página: a primeira coisa que o visitante lê.',
    group: 'opening',
    fields: [...headingFields('complete'), pictureField()],
  })

const cards = (name: string, title: string, description: string, count: { exactly?: number }) =>
  objectField({
    name,
    title,
    description,
    group: 'opening',
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

const information = () =>
  recordsField({
    name: 'information',
    title: 'Informações',
    description: 'Os textos da página, na ordem em que aparecem.',
    group: 'information',
    item: 'Informação',
    fields: [
      choiceField({
        name: 'topic',
        title: 'Assunto',
        description: 'De que parte do serviço o texto fala.',
        choices: [
          { title: 'Rede de atendimento', value: 'network' },
          { title: 'Planos e linhas', value: 'plans' },
          { title: 'Prevenção', value: 'prevention' },
          { title: 'Atendimento e suporte', value: 'support' },
          { title: 'Conclusão', value: 'conclusion' },
        ],
      }),
      stringField({
        name: 'title',
        title: 'Título',
        description: 'Uma frase que já diz algo ao visitante.',
        max: 90,
      }),
      sharedField({
        name: 'body',
        type: 'richText',
        title: 'Texto',
        description: 'De um a três parágrafos ou listas.',
      }),
    ],
    preview: { select: { title: 'title', subtitle: 'topic' } },
  })

/** The sections shared by the pages of carriers, plans and products. */
export const landingFields = () => [
  hero(),
  cards('benefits', 'Benefícios', 'Grade de benefícios, de quatro a seis cartões.', {}),
  cards('reasons', 'Por que escolher', 'Quatro motivos, em quatro cartões.', { exactly: 4 }),
  information(),
  closingField('closing'),
  chatMessageField('closing'),
]
