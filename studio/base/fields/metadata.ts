import { booleanField, choiceField, choicesOf } from './choice.ts'
import { dateField } from './date.ts'
import { IMAGE_WIDTHS, imageField } from './image.ts'
import { objectField } from './object.ts'
import { stringField, textField, urlField } from './text.ts'

type Labels = Record<'name' | 'title' | 'description', string>

const line = (labels: Labels) => stringField({ ...labels, optional: true })
const lines = (labels: Labels) => textField({ ...labels, optional: true })
const flag = (labels: Labels) => booleanField({ ...labels, optional: true, initialValue: false })
const image = (labels: Labels) =>
  imageField({ ...labels, width: IMAGE_WIDTHS.sharing, optional: true })
const day = (labels: Labels) => dateField({ ...labels, optional: true })

const robots = () => [
  line({
    name: 'author',
    title: 'Autoria',
    description: 'Vazio: a de quem escreveu o artigo, ou a das configurações.',
  }),
  flag({
    name: 'noindex',
    title: 'Não mostrar em buscadores',
    description: 'A página continua aberta a quem tem o endereço.',
  }),
  flag({
    name: 'nofollow',
    title: 'Não seguir os links',
    description: 'Buscadores não seguem os links desta página.',
  }),
  urlField({
    name: 'canonical',
    title: 'Endereço canônico',
    description: 'Vazio: o endereço desta página.',
    optional: true,
  }),
]

const openGraph = () => [
  line({
    name: 'ogTitle',
    title: 'Título ao compartilhar',
    description: 'Vazio: o título para buscadores.',
  }),
  lines({
    name: 'ogDescription',
    title: 'Descrição ao compartilhar',
    description: 'Vazio: a descrição para buscadores.',
  }),
  choiceField({
    name: 'ogType',
    title: 'Tipo ao compartilhar',
    description: 'Vazio: artigo nas páginas de artigos, site nas outras.',
    choices: choicesOf({ website: 'Site', article: 'Artigo' }),
    optional: true,
    radio: true,
  }),
  image({
    name: 'ogImage',
    title: 'Imagem ao compartilhar',
    description:
      'Vazio: a imagem das configurações ou, sem ela, um cartão com o título, a imagem e o preço da página. Ideal: 1200 × 630.',
  }),
]

const twitter = () => [
  choiceField({
    name: 'twitterCard',
    title: 'Cartão no X',
    description: 'Vazio: imagem grande.',
    choices: choicesOf({ summary_large_image: 'Imagem grande', summary: 'Resumo' }),
    optional: true,
    radio: true,
  }),
  line({
    name: 'twitterTitle',
    title: 'Título no X',
    description: 'Vazio: o título ao compartilhar.',
  }),
  lines({
    name: 'twitterDescription',
    title: 'Descrição no X',
    description: 'Vazio: a descrição ao compartilhar.',
  }),
  image({
    name: 'twitterImage',
    title: 'Imagem no X',
    description: 'Vazio: a imagem ao compartilhar.',
  }),
]

/** The metadata in which a page may differ from the defaults of the site. */
export const metadataField = () =>
  objectField({
    name: 'metadata',
    title: 'Exceções',
    description: 'Só para páginas que fogem do padrão. O normal é deixar tudo vazio.',
    optional: true,
    collapsed: true,
    fields: [
      ...robots(),
      ...openGraph(),
      ...twitter(),
      day({
        name: 'publishDate',
        title: 'Data de publicação',
        description:
          'Vazio: em artigos, a data de publicação do artigo; em outras páginas, nenhuma.',
      }),
      day({
        name: 'modifiedDate',
        title: 'Data de modificação',
        description: 'Vazio: em artigos, a data da última revisão; em outras páginas, nenhuma.',
      }),
    ],
  })
