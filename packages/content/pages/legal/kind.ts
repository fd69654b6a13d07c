import { kind } from '../kind.ts'
import { mapLegal } from './map.ts'
import { legalPageQuery } from './query.ts'

export const legal = kind({
  type: 'legalPage',
  title: 'Páginas legais e institucionais',
  documents: { sortedBy: 'title' },
  query: legalPageQuery,
  map: mapLegal,
  sharing: ({ updatedAt }) => ({
    figure: updatedAt ? { text: updatedAt.slice(0, 4), label: 'última atualização' } : undefined,
  }),
})
