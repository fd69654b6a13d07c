import { kind } from '../kind.ts'
import { mapProduct } from './map.ts'
import { productQuery } from './query.ts'
import { productStructuredData } from './structuredData.ts'

export const product = kind({
  type: 'product',
  title: 'Produtos',
  documents: { sortedBy: 'order' },
  query: productQuery,
  map: mapProduct,
  structuredData: productStructuredData,
  sharing: ({ hero, price }) => ({ image: hero.image, price }),
})
