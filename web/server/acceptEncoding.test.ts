import { expect, test } from 'vitest'
import { accepts } from './acceptEncoding.ts'

test.each([
  'gzip',
  'br, gzip',
  'GZIP',
  'gzip;q=0.5',
  'gzip ; q=1.000',
  'deflate,gzip;q=0.001',
  '*',
  'br;q=0, *;q=0.1',
])('gzip is accepted by %j', (header) => {
  expect(accepts(header, 'gzip')).toBe(true)
})

test.each([
  undefined,
  '',
  'br',
  'x-gzip',
  'gzip;q=0',
  'gzip; q=0.000',
  '*, gzip;q=0',
  '*;q=0',
  'gzip;q=much',
])('gzip is refused by %j', (header) => {
  expect(accepts(header, 'gzip')).toBe(false)
})
