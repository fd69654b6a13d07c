import { referenceOf } from '@elos/content/parts/stored/value'
import { ComposeIcon } from '@sanity/icons/Compose'
import { defineType, type SanityDocument } from 'sanity'
import { iconField } from '../../base/fields/choice.ts'
import { dateField } from '../../base/fields/date.ts'
import { IMAGE_WIDTHS, imageField } from '../../base/fields/image.ts'
import { BY_NEWEST, numberField } from '../../base/fields/number.ts'
import { sharedField } from '../../base/fields/object.ts'
import { referenceField } from '../../base/fields/reference.ts'
import { chatMessageField, closingField, titleField } from '../../base/fields/section.ts'
import { slugField, textField } from '../../base/fields/text.ts'
import { newArticle } from '../../base/initialValues.ts'
import { PAGE_GROUP, routeField } from '../../pages/schema/page.ts'
import { describeArticle } from '../../writing/previews/paged.ts'
import { PublishAtInput } from '../fields/PublishAtInput.tsx'
import { periodFields } from '../fields/period.ts'
import { checkPeriod, type Period } from '../rules/period.ts'

/** A blog article. */
export const article = defineType({
  name: 'article',
  title: 'Artigo',
  type: 'document',
  icon: ComposeIcon,
  initialValue: newArticle,
  groups: [
    { name: 'text', title: 'Texto', default: true },
    { name: 'publication', title: 'Publicação' },
    { name: 'closing', title: 'Encerramento' },
    PAGE_GROUP,
  ],
  fields: [
    {
      ...titleField('Título no alto do artigo e no cartão do blog.'),
      group: 'text',
      keptInCopy: true,
    },
    slugField({
      source: 'title',
      group: 'text',
      description: 'As palavras depois de /blog/ no endereço.',
    }),
    textField({
      name: 'description',
      title: 'Descrição',
      group: 'text',
      keptInCopy: true,
      description: 'Uma ou duas frases, mostradas no cartão do blog. No celular cabem 95 letras.',
      min: 70,
      max: 200,
    }),
    sharedField({
      name: 'lead',
      type: 'shortText',
      title: 'Primeiro parágrafo',
      group: 'text',
      keptInCopy: true,
      description: 'Responde logo à pergunta que trouxe o leitor.',
    }),
    sharedField({
      name: 'body',
      type: 'richText',
      title: 'Texto',
      group: 'text',
      keptInCopy: true,
      description: 'Use títulos a cada poucos parágrafos. Preços e prazos entram como afirmação.',
    }),
    imageField({
      name: 'cover',
      width: IMAGE_WIDTHS.page,
      title: 'Imagem de capa',
      group: 'text',
      keptInCopy: true,
      description: 'Imagem do cartão e do alto do artigo, três de largura para duas de altura.',
      optional: true,
    }),
    referenceField({
      name: 'author',
      title: 'Autor',
      group: 'text',
      keptInCopy: true,
      description: 'Quem escreveu. Vazio: o artigo é assinado pela empresa.',
      to: ['author'],
      optional: true,
    }),
    referenceField({
      name: 'reviewer',
      title: 'Revisor',
      group: 'text',
      description:
        'Outra pessoa, que conferiu o artigo no dia de “Revisto em”. Vazio: o artigo não diz quem.',
      to: ['author'],
      options: {
        filter: ({ document }) => ({
          filter: '_id != $author',
          params: { author: referenceOf(document.author) },
        }),
      },
      optional: true,
    }),
    referenceField({
      name: 'category',
      title: 'Categoria',
      group: 'text',
      keptInCopy: true,
      description:
        'Assunto acima do título e no cartão do blog. Vazio: acima do título, a operadora do artigo ou “Guia”; no cartão, nada.',
      to: ['articleCategory'],
      optional: true,
    }),
    { ...iconField, group: 'text' },
    numberField({
      name: 'number',
      title: 'Número',
      group: 'publication',
      description: 'O blog mostra os mais novos primeiro; entre os do mesmo dia, o maior número.',
      optional: true,
      // A new article has the next number.
      hidden: true,
      min: 1,
      max: 99_999,
    }),
    dateField({
      name: 'publishedAt',
      title: 'Publicado em',
      group: 'publication',
      description: 'Data mostrada no artigo. O blog mostra os mais novos primeiro.',
    }),
    dateField({
      name: 'reviewedAt',
      title: 'Revisto em',
      group: 'publication',
      description: 'Data mostrada na página do blog: a última conferência do conteúdo.',
      isPast: true,
    }),
    numberField({
      name: 'readMinutes',
      title: 'Minutos de leitura',
      group: 'publication',
      description: 'Tempo para ler o artigo com calma. Vazio: o site conta as palavras.',
      optional: true,
      min: 1,
      max: 60,
    }),
    ...periodFields({
      group: 'publication',
      descriptions: {
        publishAt:
          'Vazio: aparece no site assim que for publicado. Preenchido: publique agora, e o site o mostra sozinho a partir dessa hora; “Publicado em” acompanha o dia. Até lá, o endereço responde “página não encontrada”.',
        unpublishOn:
          'Vazio: fica no site. Preenchido: publique agora, e a partir desse dia o site não mostra mais o artigo, nem no blog nem no endereço dele.',
      },
      input: PublishAtInput,
    }),
    referenceField({
      name: 'subject',
      title: 'Operadora do artigo',
      group: 'publication',
      keptInCopy: true,
      description: 'Preencha quando o artigo trata de uma operadora.',
      to: ['carrier'],
      optional: true,
    }),
    { ...closingField(), keptInCopy: true },
    { ...chatMessageField, keptInCopy: true },
    routeField(),
  ],
  validation: (rule) => rule.custom<SanityDocument & Period>(checkPeriod),
  orderings: [BY_NEWEST],
  preview: {
    select: {
      title: 'title',
      publishedAt: 'publishedAt',
      readMinutes: 'readMinutes',
      publishAt: 'publishAt',
      unpublishOn: 'unpublishOn',
      cover: 'cover',
    },
    prepare: ({ cover, ...article }) =>
      describeArticle({ ...article, media: cover ?? ComposeIcon }),
  },
})
