import { expect, test } from 'vitest'
import { hasReleases } from './releases.ts'

test.each<[string, () => Promise<unknown>, boolean]>([
  ['with Sanity’s own releases has them', async () => ['contentReleases', 'comments'], true],
  ['without them has none', async () => ['comments'], false],
  ['whose server does not answer has none', () => Promise.reject(new Error('offline')), false],
])('a project %s', async (_, request, expected) => {
  expect(await hasReleases({ request })).toBe(expected)
})
