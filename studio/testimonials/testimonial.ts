import { authorizationIn } from '@elos/content/parts/testimonial/authorization'
import { DoubleQuoteIcon } from '@sanity/icons/DoubleQuote'
import { defineType, type PreviewValue } from 'sanity'
import { booleanField } from '../base/fields/choice.ts'
import { dateField } from '../base/fields/date.ts'
import { BY_ORDER, numberField, orderField } from '../base/fields/number.ts'
import { stringField, textField } from '../base/fields/text.ts'
import { lastIn } from '../base/initialValues.ts'
import { subtitle } from '../base/previews/subtitle.ts'
import { checkInitials } from '../base/rules/text.ts'
import { TestimonialInput } from './TestimonialInput.tsx'

interface TestimonialSelection {
  author?: string
  role?: string
  /** 1 to 5 stars. */
  rating?: number
  inStructuredData?: boolean
  content?: string
  authorizedWords?: string
}

const stars = (rating: number) => '★'.repeat(rating) + '☆'.repeat(Math.max(0, 5 - rating))

function authorizationText({
  content = '',
  inStructuredData,
  ...testimonial
}: TestimonialSelection) {
  const authorization = authorizationIn({ ...testimonial, content })
  if (authorization === 'person') return inStructuredData && 'nos buscadores'
  return authorization === 'example' ? 'autorização de exemplo' : 'sem autorização'
}

/** A testimonial in a list: its author, stars, whether it is authorised and search engines read it, and the author's role. */
export const describeTestimonial = (testimonial: TestimonialSelection): PreviewValue => ({
  title: testimonial.author,
  subtitle: subtitle(
    testimonial.rating && stars(testimonial.rating),
    authorizationText(testimonial),
    testimonial.role,
  ),
})

/** The statement of a client, shown in the carousel of the home page. */
export const testimonial = defineType({
  name: 'testimonial',
  title: 'Depoimento',
  type: 'document',
  icon: DoubleQuoteIcon,
  initialValue: lastIn('order', 'testimonial'),
  components: { input: TestimonialInput },
  fields: [
    stringField({
      name: 'author',
      title: 'Quem disse',
      description: 'Nome como a pessoa autorizou publicar.',
      max: 60,
    }),
    stringField({
      name: 'role',
      title: 'Quem é',
      description: 'Relação com a corretora. Exemplo: cliente desde 2019.',
      max: 60,
    }),
    stringField({
      name: 'company',
      title: 'Empresa',
      description: 'Só quando a pessoa fala em nome de uma empresa.',
      optional: true,
      max: 60,
    }),
    textField({
      name: 'content',
      title: 'Depoimento',
      description: 'As palavras da pessoa, sem aspas.',
      rows: 5,
      max: 400,
    }),
    numberField({
      name: 'rating',
      title: 'Nota',
      description: 'De 1 a 5 estrelas, como a pessoa deu.',
      min: 1,
      max: 5,
    }),
    stringField({
      name: 'initials',
      title: 'Iniciais',
      description: 'Uma ou duas letras maiúsculas, mostradas no lugar da foto.',
      check: checkInitials,
    }),
    dateField({
      name: 'datePublished',
      title: 'Data',
      description: 'Dia em que o depoimento foi dado. Deixe vazio se não souber.',
      optional: true,
    }),
    booleanField({
      name: 'inStructuredData',
      title: 'Informar aos buscadores',
      description: 'Conta na nota média que os buscadores leem.',
      initialValue: false,
    }),
    orderField,
    stringField({
      name: 'authorizedWords',
      title: 'Palavras autorizadas',
      description:
        'Preenchido pelo registro da autorização. Sem ele, o site não mostra o depoimento.',
      optional: true,
      hidden: true,
      readOnly: true,
    }),
  ],
  orderings: [BY_ORDER],
  preview: {
    select: {
      author: 'author',
      rating: 'rating',
      role: 'role',
      inStructuredData: 'inStructuredData',
      content: 'content',
      authorizedWords: 'authorizedWords',
    },
    prepare: describeTestimonial,
  },
})
