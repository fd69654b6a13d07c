import { kind } from '../kind.ts'
import { mapCarrier } from './map.ts'
import { carrierQuery } from './query.ts'
import { carrierStructuredData } from './structuredData.ts'

export const carrier = kind({
  type: 'carrier',
  title: 'Operadoras',
  documents: { sortedBy: 'order' },
  query: carrierQuery,
  map: mapCarrier,
  structuredData: carrierStructuredData,
  sharing: ({ hero, name, highlights: [first], features, price }) => ({
    image: hero.image,
    name,
    figure: first
      ? { text: first.claim.compactText, label: first.label }
      : { label: features[0] ?? '' },
    price,
  }),
})
