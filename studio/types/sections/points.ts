import { StarIcon } from '@sanity/icons/Star'
import { listField } from '../../base/fields/list.ts'
import { pictureField } from '../../base/fields/section.ts'
import { lookField, sectionKind } from './sectionKind.ts'

/** Points, each with a title and a sentence or two. */
export const points = sectionKind({
  name: 'points',
  title: 'Pontos',
  line: 'De dois a nove pontos, cada um com um ícone, um título e uma ou duas frases.',
  icon: StarIcon,
  fields: [
    lookField('Aos pares, ao lado de um retrato, numa corrente ou sobre cor cheia.', {
      pairs: 'Aos pares',
      portrait: 'Com retrato',
      chain: 'Corrente',
      flood: 'Cor cheia',
    }),
    { ...pictureField, description: 'O retrato ao lado dos pontos.' },
    listField({
      name: 'items',
      title: 'Pontos',
      description: 'Cada ponto diz uma só coisa.',
      of: 'feature',
      max: 9,
    }),
  ],
})
