import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { contentErrorOf, type TokenVariable } from './contentError.ts'

const SECRET = 'sk-segredo'
const request = { headers: { authorization: `Bearer ${SECRET}` }, url: `/?query=${SECRET}` }
const HOSTED = { SANITY_PROJECT_ID: 'abc', SANITY_DATASET: 'production' }

const failure = (fields: object) =>
  Object.assign(new Error(`failed ${SECRET}`), { request, ...fields })

test.each<[string, object, TokenVariable | undefined, string]>([
  [
    'a refused token',
    { statusCode: 401 },
    'SANITY_READ_TOKEN',
    'answered 401 for project abc, dataset production: check SANITY_READ_TOKEN',
  ],
  [
    'a dataset that is not public',
    { statusCode: 403 },
    undefined,
    'answered 403 for project abc, dataset production: check SANITY_DATASET_VISIBILITY and SANITY_READ_TOKEN',
  ],
  [
    'a wrong dataset',
    { statusCode: 404 },
    undefined,
    'answered 404 for project abc, dataset production: check SANITY_DATASET and SANITY_PROJECT_ID',
  ],
  ['a fault', { statusCode: 500 }, undefined, 'answered 500 for project abc, dataset production'],
  [
    'no connection',
    { code: 'ECONNREFUSED' },
    undefined,
    'cannot be reached (ECONNREFUSED) for project abc, dataset production: check SANITY_PROJECT_ID and the network',
  ],
  [
    'a deadline',
    { name: 'TimeoutError' },
    undefined,
    'did not answer in time for project abc, dataset production: check SANITY_PROJECT_ID and the network',
  ],
])(
  'the error for %s says what to check, and nothing of the request',
  (_, fields, token, message) => {
    const error = contentErrorOf(failure(fields), HOSTED, token)
    expect(error.message).toBe(`Sanity ${message}`)
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(SECRET)
  },
)
