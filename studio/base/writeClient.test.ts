import { expect, test } from 'vitest'
import { writeClient } from './writeClient.ts'

const HOSTED = { SANITY_PROJECT_ID: 'abc123', SANITY_WRITE_TOKEN: 'segredo' }

test('without a host the client writes to hosted Sanity', () => {
  const config = writeClient({ ...HOSTED, SANITY_DATASET: 'teste' }).config()
  expect(config).toMatchObject({
    projectId: 'abc123',
    dataset: 'teste',
    url: expect.stringContaining('https://abc123.api.sanity.io'),
  })
})

test('with a host the client writes to that Lake', () => {
  const config = writeClient({ ...HOSTED, SANITY_API_HOST: 'http://127.0.0.1:3900' }).config()
  expect(config.url).toMatch(/^http:\/\/127\.0\.0\.1:3900\//)
})

test.each(['SANITY_PROJECT_ID', 'SANITY_WRITE_TOKEN'])(
  'an error says that %s is missing',
  (name) => {
    expect(() => writeClient({ ...HOSTED, [name]: '' })).toThrow(name)
  },
)
