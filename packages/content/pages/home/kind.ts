import { kind } from '../kind.ts'
import { mapHome } from './map.ts'
import { homePageQuery } from './query.ts'
import { homeStructuredData } from './structuredData.ts'

export const home = kind({
  type: 'homePage',
  title: 'Página inicial',
  documents: 'one',
  query: homePageQuery,
  map: mapHome,
  lists: ['carrier', 'claim'],
  structuredData: homeStructuredData,
  sharing: ({ hero }) => ({ image: hero.image }),
})
