import { expect, test } from 'vitest'
import { followedSlug } from './followedSlug.ts'

const title = { before: 'Carência', after: 'Carência e cobertura' }

test.each([
  { slug: '', followed: 'carencia-e-cobertura', why: 'there is none yet' },
  { slug: 'carencia', followed: 'carencia-e-cobertura', why: 'it is that of the title before' },
  { slug: 'prazos', followed: 'prazos', why: 'it was written by hand' },
])('the slug ‘$slug’ becomes ‘$followed’: $why', ({ slug, followed }) => {
  expect(followedSlug(slug, title)).toBe(followed)
})

test('the slug stays when the title is emptied', () => {
  expect(followedSlug('carencia', { before: 'Carência', after: '' })).toBe('carencia')
})
