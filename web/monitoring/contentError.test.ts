import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { contentErrorOf, type TokenVariable } from './contentError.ts'

const SECRET = 'sk-segredo'
const request = { headers: { authorization: `Bearer ${SECRET}` }, url: `/?query=${SECRET}` }
const HOSTED = { SANITY_PROJECT_ID: 'abc', SANITY_DATASET: 'production' }
const PLACE = 'for project abc, dataset production'
const NETWORK = 'check SANITY_PROJECT_ID and the network'

test.each<[fields: object, message: string, token?: TokenVariable]>([
  [{ statusCode: 401 }, `answered 401 ${PLACE}: check SANITY_READ_TOKEN`, 'SANITY_READ_TOKEN'],
  [
    { statusCode: 403 },
    `answered 403 ${PLACE}: check SANITY_DATASET_VISIBILITY and SANITY_READ_TOKEN`,
  ],
  [{ statusCode: 404 }, `answered 404 ${PLACE}: check SANITY_DATASET and SANITY_PROJECT_ID`],
  [{ statusCode: 500 }, `answered 500 ${PLACE}`],
  [{ code: 'ECONNREFUSED' }, `cannot be reached (ECONNREFUSED) ${PLACE}: ${NETWORK}`],
  [{ name: 'TimeoutError' }, `did not answer in time ${PLACE}: ${NETWORK}`],
])('the error for %j is "%s", which tells nothing of the request', (fields, message, token) => {
  const failure = Object.assign(new Error(`failed ${SECRET}`), { request, ...fields })
  const error = contentErrorOf(failure, HOSTED, token)
  expect(error.message).toBe(`Sanity ${message}`)
  expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(SECRET)
})
