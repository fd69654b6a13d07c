import { describe, expect, test } from 'vitest'
import { isStopped, leftoverPaths, STOPPED_AFTER_MS, uploadsOf } from './uploads.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const _upload = {
  progress: 2,
  updatedAt: NOW.toISOString(),
  file: { name: 'nova.png', type: 'image/png' },
}
const asset = { _type: 'reference', _ref: 'image-abc-10x10-png' }
const article = {
  _id: 'drafts.a',
  _type: 'article',
  cover: { _type: 'imageWithAlt', asset, alt: 'Família', _upload },
  body: [{ _key: 'f', _type: 'figure', image: { _type: 'image', _upload } }],
}

describe('the files on their way to a document', () => {
  test('are found at any depth, with their names', () => {
    expect(uploadsOf(article)).toEqual([
      { path: 'cover', name: 'nova.png', updatedAt: _upload.updatedAt, hasAsset: true },
      {
        path: 'body[_key=="f"].image',
        name: 'nova.png',
        updatedAt: _upload.updatedAt,
        hasAsset: false,
      },
    ])
  })

  test('are removed without the file that was there before; a field without one becomes empty', () => {
    expect(leftoverPaths(uploadsOf(article))).toEqual(['cover._upload', 'body[_key=="f"].image'])
  })
})

describe('an upload', () => {
  const upload = { path: 'cover', name: 'nova.png', updatedAt: NOW.toISOString(), hasAsset: false }
  const later = (ms: number) => new Date(NOW.getTime() + ms)

  test('is on its way while its progress is recent', () => {
    expect(isStopped(upload, later(STOPPED_AFTER_MS - 1))).toBe(false)
  })

  test('has stopped after two minutes without progress, or when nobody knows its progress', () => {
    expect(isStopped(upload, later(STOPPED_AFTER_MS))).toBe(true)
    expect(isStopped({ ...upload, updatedAt: '' }, NOW)).toBe(true)
  })
})
