import { expect, test } from 'vitest'
import { seedDocuments } from './documents.ts'

test('the privacy policy has the tables that the site fills in, and the months of the settings', () => {
  const policy = seedDocuments().find(({ _id }) => _id === 'legalPage-privacidade')
  const body = policy?._type === 'legalPage' ? policy.body : []
  const types = body.map(({ _type }) => _type)
  expect(types).toContain('formsTable')
  expect(types).toContain('storageTable')
  const inSentences = body.flatMap((item) => (item._type === 'block' ? (item.children ?? []) : []))
  expect(inSentences).toContainEqual(
    expect.objectContaining({
      _type: 'leadRetention',
      settings: expect.objectContaining({ _ref: 'siteSettings' }),
    }),
  )
})
