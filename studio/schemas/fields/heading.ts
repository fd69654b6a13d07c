import { sharedField } from './object.ts'
import { stringField } from './string.ts'

/** How much of a heading must be written: a page's own heading is complete, a section's may not be. */
type Completeness = 'complete' | 'titleOnly'

/** Eyebrow, title and lead: how a page and every section of it begins. */
export const headingFields = (completeness: Completeness = 'titleOnly') => [
  stringField({
    name: 'eyebrow',
    title: 'Chamada curta',
    description: 'Duas ou três palavras acima do título da seção. Exemplo: “Nossos serviços”.',
    optional: completeness === 'titleOnly',
    max: 40,
  }),
  stringField({
    name: 'title',
    title: 'Título',
    description: 'Uma frase que já diz algo ao visitante, sem ponto final.',
    max: 90,
  }),
  sharedField({
    name: 'lead',
    type: 'shortText',
    title: 'Texto de abertura',
    description: 'Uma ou duas frases abaixo do título. Preços e números entram como afirmação.',
    optional: completeness === 'titleOnly',
  }),
]
