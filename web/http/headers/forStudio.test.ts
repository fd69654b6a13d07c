import { expect, test } from 'vitest'
import { env } from '../../env.ts'
import { forStudio } from './forStudio.ts'

test('an answer for the Studio may be read by pages of the Studio alone, and is stored by nobody', () => {
  const { headers } = forStudio(Response.json({}))
  expect(headers.get('access-control-allow-origin')).toBe(env.STUDIO_URL)
  expect(headers.get('cache-control')).toBe('no-store')
})
