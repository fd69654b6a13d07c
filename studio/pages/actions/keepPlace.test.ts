import type { DocumentActionProps, SanityDocument } from 'sanity'
import { expect, test, vi } from 'vitest'
import { keepPlace } from './keepPlace.ts'

const stored = (_id: string): SanityDocument => ({
  _id,
  _type: 'carrier',
  _rev: 'r',
  _createdAt: '',
  _updatedAt: '',
})

const PROPS: DocumentActionProps = {
  id: 'a',
  type: 'carrier',
  draft: null,
  published: null,
  version: null,
  release: undefined,
  scopeId: undefined,
  ready: true,
  liveEdit: false,
  liveEditSchemaType: false,
  transactionSyncLock: null,
  onComplete: vi.fn(),
  initialValueResolved: true,
}
const [draft, published] = [stored('drafts.a'), stored('a')]
const OFFERED = { label: 'Publicar', disabled: false }
const GONE = null

test.each([
  ['of a draft', OFFERED, { draft }, { label: 'Publicar', disabled: false }],
  ['of what is published, with a draft', OFFERED, { draft, published }, { disabled: false }],
  ['of what is published alone', OFFERED, { published }, { label: 'Publicado', disabled: true }],
  ['of the published version', GONE, { draft, published }, { label: 'Publicado', disabled: true }],
  ['while nothing is read', GONE, {}, { label: 'Publicar', disabled: true }],
])('the place of ‘Publicar’ %s is never that of another action', (_, original, versions, shown) => {
  expect(keepPlace(() => original)({ ...PROPS, ...versions })).toMatchObject(shown)
})
