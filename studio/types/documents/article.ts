import { ComposeIcon } from '@sanity/icons/Compose'
import { defineType, type SanityDocument } from 'sanity'
import { iconField } from '../../base/fields/choice.ts'
import { keptInCopy } from '../../base/fields/copy.ts'
import { dateField, datetimeField } from '../../base/fields/date.ts'
import { inGroup } from '../../base/fields/group.ts'
import { IMAGE_WIDTHS, imageField } from '../../base/fields/image.ts'
import { BY_NEWEST, numberField } from '../../base/fields/number.ts'
import { sharedField } from '../../base/fields/object.ts'
import { referenceField } from '../../base/fields/reference.ts'
import { chatMessageField, closingField, titleField } from '../../base/fields/section.ts'
import { slugField, textField } from '../../base/fields/text.ts'
import { newArticle } from '../../base/initialValues.ts'
import { PAGE_GROUP, pageField, routeField } from '../../pages/schema/page.ts'
import { describeArticle } from '../../writing/previews/article.ts'
import { PublishAtInput } from '../fields/PublishAtInput.tsx'
import { type ArticleDates, checkArticleDates } from '../rules/article.ts'

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
    ...inGroup('text', [
      ...keptInCopy([titleField('Título no alto do artigo e no cartão do blog.')]),
      slugField({
        source: 'title',
        description: 'As palavras depois de /blog/ no endereço.',
      }),
      ...keptInCopy([
        textField({
          name: 'description',
          title: 'Descrição',
          description:
            'Uma ou duas frases, mostradas no cartão do blog. No celular cabem 95 letras.',
          min: 70,
          max: 200,
        }),
        sharedField({
          name: 'lead',
          type: 'shortText',
          title: 'Primeiro parágrafo',
          description: 'Responde logo à pergunta que trouxe o leitor.',
        }),
        sharedField({
          name: 'body',
          type: 'richText',
          title: 'Texto',
          description:
            'Use títulos a cada poucos parágrafos. Preços e prazos entram como afirmação.',
        }),
        imageField({
          name: 'cover',
          width: IMAGE_WIDTHS.page,
          title: 'Imagem de capa',
          description: 'Imagem do cartão e do alto do artigo, três de largura para duas de altura.',
          optional: true,
        }),
        referenceField({
          name: 'author',
          title: 'Autor',
          description: 'Quem escreveu. Vazio: o artigo é assinado pela empresa.',
          to: ['author'],
          optional: true,
        }),
        referenceField({
          name: 'category',
          title: 'Categoria',
          description: 'Assunto acima do título e no cartão do blog. Vazio: o site mostra “Guia”.',
          to: ['articleCategory'],
          optional: true,
        }),
        iconField,
      ]),
    ]),
    ...inGroup('publication', [
      numberField({
        name: 'number',
        title: 'Número',
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
        description: 'Data mostrada no artigo. O blog mostra os mais novos primeiro.',
      }),
      dateField({
        name: 'reviewedAt',
        title: 'Revisto em',
        description: 'Data mostrada na página do blog: a última conferência do conteúdo.',
      }),
      numberField({
        name: 'readMinutes',
        title: 'Minutos de leitura',
        description: 'Tempo para ler o artigo com calma. Vazio: o site conta as palavras.',
        optional: true,
        min: 1,
        max: 60,
      }),
      datetimeField({
        name: 'publishAt',
        title: 'Agendar para',
        description:
          'Vazio: aparece no site assim que for publicado. Preenchido: publique agora, e o site o mostra sozinho a partir dessa hora; “Publicado em” acompanha o dia. Até lá, o endereço responde “página não encontrada”.',
        optional: true,
        components: { input: PublishAtInput },
      }),
      dateField({
        name: 'unpublishOn',
        title: 'Tirar do site em',
        description:
          'Vazio: fica no site. Preenchido: publique agora, e a partir desse dia o site não mostra mais o artigo, nem no blog nem no endereço dele.',
        optional: true,
      }),
      pageField({
        name: 'replacement',
        title: 'Depois, o endereço leva para',
        description:
          'A página que recebe quem abrir o endereço antigo. Vazio: o endereço responde “página não encontrada”.',
        optional: true,
        hidden: ({ document }) => !document?.unpublishOn,
      }),
      ...keptInCopy([
        referenceField({
          name: 'subject',
          title: 'Operadora do artigo',
          description: 'Preencha quando o artigo trata de uma operadora.',
          to: ['carrier'],
          optional: true,
        }),
      ]),
    ]),
    ...inGroup('closing', keptInCopy([closingField, chatMessageField])),
    routeField(),
  ],
  validation: (rule) => rule.custom<SanityDocument & ArticleDates>(checkArticleDates),
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
