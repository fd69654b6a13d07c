import { expect, test } from 'vitest'
import { readEnvironment } from './env.ts'

test('a variable that is not set, or empty, has its default', () => {
  const empty = readEnvironment({ SITE_URL: '', SANITY_READ_TOKEN: '', SANITY_API_HOST: '' })
  expect(empty).toEqual(readEnvironment({}))
  expect(empty.SITE_URL).toBe('http://localhost:3000')
})

test('an empty CITIES_URL stands for the bundled list of cities', () => {
  expect(readEnvironment({ CITIES_URL: '' }).CITIES_URL).toBe('')
})

test('an invalid value is an error that names the variable', () => {
  expect(() => readEnvironment({ SITE_URL: 'example.com' })).toThrow(
    "SITE_URL: Invalid URL (the site's own origin",
  )
})

test('a private dataset cannot be read without a token', () => {
  expect(() => readEnvironment({ SANITY_DATASET_VISIBILITY: 'private' })).toThrow(
    'SANITY_READ_TOKEN: A private dataset is read with a token',
  )
})
