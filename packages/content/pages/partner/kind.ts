import { faqStructuredData } from '../../parts/faq/structuredData.ts'
import { kind } from '../kind.ts'
import { mapPartner } from './map.ts'
import { partnerPageQuery } from './query.ts'

export const partner = kind({
  type: 'partnerPage',
  title: 'Página de parceiros',
  documents: 'one',
  query: partnerPageQuery,
  map: mapPartner,
  structuredData: ({ subject }) => faqStructuredData(subject.faq.items),
  sharing: ({ hero }) => ({ image: hero.image }),
})
