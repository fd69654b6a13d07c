import { expect, test } from 'vitest'
import { readBody } from './body.ts'

const request = (body: string) => new Request('http://site/', { method: 'POST', body })

test('a body within the limit is read whole, accents included', async () => {
  expect(await readBody(request('saúde'), 6)).toBe('saúde')
})

test('a longer one is not', async () => {
  expect(await readBody(request('saúde!'), 6)).toBeNull()
})

test('no body is an empty one', async () => {
  expect(await readBody(new Request('http://site/'), 6)).toBe('')
})
