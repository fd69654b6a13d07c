import { expect } from '@playwright/test'
import { encodeSignatureHeader } from '@sanity/webhook'
import { z } from 'zod'
import { env } from './support/lake.ts'
import { test } from './support/test.ts'

const hooksSchema = z.array(z.object({ id: z.string() }))
const attemptsSchema = z.array(z.object({ isFailure: z.boolean() }))

const CHANGE = JSON.stringify({ _id: 'claim-x', _type: 'claim' })

async function post(body: string, signature?: string): Promise<number> {
  const answer = await fetch(`${env.E2E_SITE_URL}/api/revalidate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature ? { 'sanity-webhook-signature': signature } : {}),
    },
    body,
  })
  return answer.status
}

const sign = (body: string, secret = env.E2E_WEBHOOK_SECRET) =>
  encodeSignatureHeader(body, Date.now(), secret)

test('a change that the Lake has signed is accepted, once', async () => {
  expect(await post(CHANGE)).toBe(401)
  expect(await post(CHANGE, await sign(CHANGE, 'another secret of some length'))).toBe(401)
  const signature = await sign(CHANGE)
  expect(await post(CHANGE, signature)).toBe(200)
  expect(await post(CHANGE, signature)).toBe(409)
})

test('a signed body that is no change is refused', async () => {
  for (const body of ['not json', '{"_id":"a"}']) {
    expect(await post(body, await sign(body)), body).toBe(400)
  }
})

test('no delivery failed while the site was being built', async () => {
  const headers = { authorization: `Bearer ${env.E2E_LAKE_TOKEN}` }
  const read = async (path: string) =>
    (await fetch(`${env.E2E_LAKE_URL}/v2021-10-04/hooks/projects/elos${path}`, { headers })).json()
  const [hook] = hooksSchema.parse(await read(''))
  const attempts = attemptsSchema.parse(await read(`/${hook?.id}/attempts`))
  expect(attempts.filter(({ isFailure }) => isFailure)).toEqual([])
})
