import { expect, test } from 'vitest'
import { contentDocuments, privateDocuments } from '../../types/documents/index.ts'
import { contentTypes, RECORD_TYPES } from './types.ts'

const namesOf = (types: readonly { name: string }[]) => types.map(({ name }) => name)

test('the types of content are all that the site shows, with their files, and none of a record', () => {
  const ofFiles = ['sanity.fileAsset', 'sanity.imageAsset']
  expect(contentTypes().sort()).toEqual([...namesOf(contentDocuments), ...ofFiles].sort())
})

test('every private type of the Studio is a record, and so are what was deleted or taken off, and links to drafts', () => {
  const kept = [...namesOf(privateDocuments), 'deletion', 'absence', 'previewLink']
  expect(RECORD_TYPES).toEqual(expect.arrayContaining(kept))
})
