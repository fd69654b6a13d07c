import { describe, expect, test } from 'vitest'
import { articleWithPage, reference } from '../fixtures/documents.ts'
import { origin } from '../fixtures/pages.ts'
import { pageMetadata } from '../page/metadata.ts'
import { structuredData } from '../page/structuredData.ts'
import { loadKind } from '../testing/load.ts'

const ana = { _id: 'author-ana', _type: 'author', name: 'Ana Souza', role: 'corretora de seguros' }
const category = { _id: 'category-1', _type: 'articleCategory', name: 'Portabilidade' }
const fields = { author: reference(ana._id), category: reference(category._id) }
const documents = [articleWithPage(1, fields), ana, category]

const page = await loadKind('article', '/blog/1', documents)

describe('an article with an author and a category', () => {
  test('names the author and the role in structured data and in the head', () => {
    const [thing] = structuredData(page, origin)
    expect(thing).toMatchObject({
      '@type': 'Article',
      articleSection: 'Portabilidade',
      author: { '@type': 'Person', name: 'Ana Souza', jobTitle: 'corretora de seguros' },
    })
    expect(pageMetadata(page, origin).author).toBe('Ana Souza')
  })
})

test('an article without them is signed by the company', async () => {
  const plain = await loadKind('article', '/blog/2', [articleWithPage(2)])
  expect(plain.subject.author).toBeUndefined()
  expect(plain.subject.category).toBeUndefined()
  const [thing] = structuredData(plain, origin)
  expect(thing).toMatchObject({ author: { '@type': 'InsuranceAgency' } })
})
