import { expect, test } from 'vitest'
import { pathChange } from './pathChange.ts'

const PUBLISHED = { _id: 'plan-a', route: { path: '/antigo' } }
const DRAFT = { _id: 'drafts.plan-a', route: { path: '/novo' } }

test('a change of path has the path before and after publishing', () => {
  expect(pathChange(PUBLISHED, DRAFT)).toEqual({ from: '/antigo', to: '/novo' })
})

test.each([
  ['a new page', null, DRAFT],
  ['the same path', PUBLISHED, { ...DRAFT, route: PUBLISHED.route }],
  ['no draft', PUBLISHED, null],
  ['a path that was cleared', PUBLISHED, { ...DRAFT, route: undefined }],
])('%s is no change of path', (_, before, after) => {
  expect(pathChange(before, after)).toBeUndefined()
})
