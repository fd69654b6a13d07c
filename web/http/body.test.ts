import { expect, test } from 'vitest'
import { readBody } from './body.ts'

const request = (body: string) => new Request('http://site/', { method: 'POST', body })

test('a body within the limit is read whole, accents included', async () => {
  expect(await readBody(request('saúde'), 6)).toBe('saúde')
})

test('a body over the limit is null', async () => {
  expect(await readBody(request('saúde!'), 6)).toBeNull()
})

test('a missing body is read as an empty text', async () => {
  expect(await readBody(new Request('http://site/'), 6)).toBe('')
})
