import { expect, test } from 'vitest'
import { seedDocuments } from './documents.ts'

const pages = seedDocuments().flatMap((document) =>
  'route' in document && document.route ? [{ _id: document._id, ...document.route }] : [],
)

test('every page names three or four different related pages and never itself', () => {
  for (const { _id, path, relatedRoutes = [] } of pages) {
    const related = relatedRoutes.map(({ _ref }) => _ref)
    expect([3, 4], path).toContain(related.length)
    expect(new Set(related).size, path).toBe(related.length)
    expect(related, path).not.toContain(_id)
  }
})
