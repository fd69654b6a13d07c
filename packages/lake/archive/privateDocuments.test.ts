import { describe, expect, test } from 'vitest'
import type { LakeDocument } from '../store/document.ts'
import { separatePrivate } from './privateDocuments.ts'

describe('content and private records are separated', () => {
  const document = (_id: string, attributes = {}): LakeDocument => {
    const times = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
    return { _id, _type: 'any', _rev: 'r', ...times, ...attributes }
  }
  const image = (letter: string) => `image-${letter.repeat(40)}-8x4-png`
  const using = (_ref: string) => ({ photos: [{ asset: { _type: 'reference', _ref } }] })

  test('a record is one under every id that needs a token, drafts of content excepted', () => {
    const content = ['drafts.pagina', 'pagina', 'versions.r1.pagina']
    const records = ['consent.ana', 'drafts.lead.ana', 'lead.ana', 'versions.r1.lead.ana']
    const separated = separatePrivate({
      documents: [...content, ...records].map((id) => document(id)),
      assetsDir: '',
    })
    expect(separated.content.documents.map(({ _id }) => _id)).toEqual(content)
    expect(separated.records.documents.map(({ _id }) => _id)).toEqual(records)
  })

  test('a file that only a record uses goes with it', () => {
    const documents = [
      document(image('a')),
      document(image('b')),
      document(image('c')),
      document('lead.ana', using(image('a'))),
      document('lead.bia', using(image('b'))),
      document('pagina', using(image('b'))),
    ]
    const { content, records } = separatePrivate({ documents, assetsDir: '' })
    expect(content.documents.map(({ _id }) => _id)).toEqual([image('b'), image('c'), 'pagina'])
    expect(records.documents.map(({ _id }) => _id)).toEqual([image('a'), 'lead.ana', 'lead.bia'])
  })
})
