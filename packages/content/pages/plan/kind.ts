import { kind } from '../kind.ts'
import { mapPlan } from './map.ts'
import { planQuery } from './query.ts'
import { planStructuredData } from './structuredData.ts'

export const plan = kind({
  type: 'plan',
  title: 'Planos',
  documents: { sortedBy: 'order' },
  query: planQuery,
  map: mapPlan,
  structuredData: planStructuredData,
  sharing: ({ hero }) => ({ image: hero.image }),
})
