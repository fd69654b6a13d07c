import { isValidSignature } from '@sanity/webhook'
import { describe, expect, test, vi } from 'vitest'
import { type TestLake, TOKEN, temporaryDir, testLake, testLakeProcess } from '../testing/lake.ts'
import { type Respond, receiver } from '../testing/receiver.ts'
import type { WebhookLimits } from './limits.ts'
import type { WebhookOptions } from './webhook.ts'

const PURGED = { delete: { id: 'a', purge: true } }
const QUICK = { firstDelay: 5, longestDelay: 20 }

/** Messages arrive in order, so the last one shows that none was sent before it. */
const ONE_AT_A_TIME = { ...QUICK, concurrency: 1 }

async function hookedLake(
  options: Partial<WebhookOptions> = {},
  respond?: Respond,
  webhookLimits: Partial<WebhookLimits> = ONE_AT_A_TIME,
) {
  const inbox = await receiver(respond)
  const webhooks = [{ name: 'site', url: inbox.url, ...options }]
  const lake = await testLake({ webhooks, webhookLimits })
  return { ...lake, inbox }
}

async function log({ client }: Pick<TestLake, 'client'>) {
  const get = (path: string) => client.request({ url: `/hooks/${path}` })
  const [{ id }] = await get('projects/elos')
  return { attempts: await get(`${id}/attempts`), messages: await get(`${id}/messages`) }
}

describe('a webhook sends', () => {
  test('each published change, those of a document in the order of the commits', async () => {
    const projection = '{_id, "op": delta::operation()}'
    const { client, inbox } = await hookedLake({ projection }, undefined, QUICK)
    await client.create({ _id: 'a', _type: 'plan', n: 1 })
    await client
      .transaction()
      .create({ _id: 'b', _type: 'plan' })
      .patch('a', { set: { n: 2 } })
      .commit()
    await client.delete('b')
    const requests = await inbox.received(4)
    const sent = (document: string) =>
      requests.filter(({ id }) => id === document).map(({ json }) => json)
    expect(sent('a')).toEqual([
      { _id: 'a', op: 'create' },
      { _id: 'a', op: 'update' },
    ])
    expect(sent('b')).toEqual([
      { _id: 'b', op: 'create' },
      { _id: 'b', op: 'delete' },
    ])
  })

  test('changes of different documents in parallel, up to the limit', async () => {
    const status = Promise.withResolvers<number>()
    const limits = { ...QUICK, concurrency: 2 }
    const { client, inbox } = await hookedLake({}, () => status.promise, limits)
    await client.mutate(['a', 'b', 'c'].map((_id) => ({ create: { _id, _type: 'plan' } })))
    await client.patch('a').set({ n: 2 }).commit()
    expect((await inbox.received(2)).map(({ id }) => id).sort()).toEqual(['a', 'b'])
    status.resolve(200)
    expect((await inbox.received(4)).map(({ id }) => id).sort()).toEqual(['a', 'a', 'b', 'c'])
  })

  test('headers with signature, document, operation and transaction', async () => {
    const secret = 'um segredo do webhook'
    const { client, inbox } = await hookedLake({ secret, headers: { 'x-own': 'sim' } })
    const { _rev, _updatedAt } = await client.create({ _id: 'a', _type: 'plan', name: 'Sênior' })
    const [request] = await inbox.received(1)
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-own': 'sim',
      'sanity-webhook-id': expect.stringMatching(/^[\w-]+$/),
      'sanity-project-id': 'elos',
      'sanity-dataset': 'production',
      'sanity-document-id': 'a',
      'sanity-operation': 'create',
      'sanity-transaction-id': _rev,
      'sanity-transaction-time': _updatedAt,
      'idempotency-key': expect.stringMatching(/^[\w-]{36}$/),
    })
    const signature = String(request?.headers['sanity-webhook-signature'])
    expect(await isValidSignature(request?.body ?? '', signature, secret)).toBe(true)
    expect(request?.json).toMatchObject({ _id: 'a', name: 'Sênior' })
  })

  test('only changes that its filter includes, by the document before and after', async () => {
    const filter = '_type == "plan" && delta::changedAny(price) && before().price < after().price'
    const projection = '{_id, "from": before().price, "to": price, "carrier": carrier->name}'
    const { client, inbox } = await hookedLake({ filter, projection, on: ['update'] })
    const carrier = { _type: 'reference', _ref: 'amil' }
    await client.create({ _id: 'amil', _type: 'carrier', name: 'Amil' })
    await client.create({ _id: 'a', _type: 'plan', price: 1, carrier })
    await client.patch('a').set({ name: 'Outro' }).commit()
    await client.patch('a').set({ price: 0 }).commit()
    await client.patch('a').set({ price: 5 }).commit()
    expect((await inbox.received(1)).map(({ json }) => json)).toEqual([
      { _id: 'a', from: 0, to: 5, carrier: 'Amil' },
    ])
  })

  test('drafts and versions only if it is configured to', async () => {
    const ids = ['drafts.a', 'versions.r1.a', 'a']
    const sent = async (options: Partial<WebhookOptions>) => {
      const { client, inbox } = await hookedLake(options)
      for (const _id of ids) await client.create({ _id, _type: 'plan' })
      const last = (requests: { id: string }[]) => requests.at(-1)?.id === 'a'
      return (await inbox.until(last)).map(({ id }) => id)
    }
    expect(await sent({})).toEqual(['a'])
    expect(await sent({ includeDrafts: true })).toEqual(['drafts.a', 'a'])
    expect(await sent({ includeDrafts: true, includeAllVersions: true })).toEqual(ids)
  })
})

describe('a receiver that', () => {
  test('fails gets the message again, with the same key and body, before later changes', async () => {
    const statuses = [503, 429, 500]
    const lake = await hookedLake({}, () => statuses.shift() ?? 200, QUICK)
    await lake.client.create({ _id: 'a', _type: 'plan', n: 1 })
    await lake.client.patch('a').set({ n: 2 }).commit()
    const requests = await lake.inbox.received(5)
    expect(requests.map(({ json }) => json)).toMatchObject([1, 1, 1, 1, 2].map((n) => ({ n })))
    const first = requests.slice(0, 4)
    expect(
      new Set(first.map(({ headers, body }) => `${headers['idempotency-key']}${body}`)).size,
    ).toBe(1)
    await expect
      .poll(async () => (await log(lake)).attempts)
      .toMatchObject([
        { resultCode: 200, isFailure: false },
        { resultCode: 200, isFailure: false, failureReason: null },
        { resultCode: 500, isFailure: true, failureReason: 'HTTP 500' },
        { resultCode: 429 },
        { resultCode: 503 },
      ])
  })

  test('fails for one document gets messages of others in the meantime', async () => {
    const respond: Respond = ({ id }) => (id === 'a' ? 503 : 200)
    const { client, inbox } = await hookedLake({}, respond, QUICK)
    await client.create({ _id: 'a', _type: 'plan' })
    await inbox.received(1)
    await client.create({ _id: 'b', _type: 'plan' })
    await inbox.until((requests) => requests.some(({ id }) => id === 'b'))
    const before = (await inbox.received(1)).length
    expect((await inbox.received(before + 1)).at(-1)?.id).toBe('a')
  })

  test('fails for a document that is then purged gets no more messages of it', async () => {
    const purged = Promise.withResolvers<number>()
    const respond: Respond = ({ id }) => (id === 'a' ? purged.promise : 200)
    const lake = await hookedLake({}, respond, QUICK)
    await lake.client.create({ _id: 'a', _type: 'plan' })
    await lake.inbox.received(1)
    await lake.client.mutate([PURGED])
    purged.resolve(503)
    await lake.client.create({ _id: 'b', _type: 'plan' })
    await expect.poll(async () => (await log(lake)).attempts).toMatchObject([{ resultCode: 200 }])
    const requests = await lake.inbox.received(2)
    expect(requests.map(({ id }) => id)).toEqual(['a', 'b'])
    expect((await log(lake)).messages).toHaveLength(1)
  })

  test('is one of two gets a change even if the document was purged in the same commit', async () => {
    const [one, other] = [await receiver(), await receiver()]
    const webhooks = [one, other].map(({ url }, n) => ({ name: `site-${n}`, url }))
    const { client } = await testLake({ webhooks, webhookLimits: QUICK })
    await client.create({ _id: 'a', _type: 'plan', n: 1 })
    await Promise.all([one.received(1), other.received(1)])
    const document = { _id: 'a', _type: 'plan', n: 2 }
    await client.mutate([PURGED, { create: document }])
    for (const inbox of [one, other])
      expect((await inbox.received(2)).at(-1)?.json).toMatchObject(document)
  })

  test('whose GROQ cannot be evaluated hinders neither the change nor another webhook', async () => {
    const warning = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
    const inbox = await receiver()
    const { url } = inbox
    const broken = { name: 'broken', url, projection: '{"who": user::attributes()}' }
    const webhooks = [broken, { name: 'site', url }]
    const { client } = await testLake({ webhooks, webhookLimits: QUICK })
    await client.create({ _id: 'a', _type: 'plan', n: 1 })
    expect(await client.getDocument('a')).toMatchObject({ n: 1 })
    expect((await inbox.received(1)).at(-1)?.json).toMatchObject({ _id: 'a', n: 1 })
    expect(warning).toHaveBeenCalledWith(expect.stringContaining('"broken"'))
  })

  test('refuses a message does not get it again', async () => {
    const lake = await hookedLake({}, ({ id }) => (id === 'a' ? 400 : 200))
    await lake.client.create({ _id: 'a', _type: 'plan' })
    await lake.inbox.received(1)
    await lake.client.create({ _id: 'b', _type: 'plan' })
    expect((await lake.inbox.received(2)).map(({ id }) => id)).toEqual(['a', 'b'])
    await expect
      .poll(async () => (await log(lake)).messages)
      .toMatchObject([
        { document: 'b', status: 'success' },
        { document: 'a', status: 'failure' },
      ])
  })

  test('cannot be reached does not block the Lake, and its messages fail when they are too old', async () => {
    const webhooks = [{ name: 'site', url: 'http://127.0.0.1:9' }]
    const lake = await testLake({ webhooks, webhookLimits: { ...QUICK, retryFor: 0 } })
    await lake.client.create({ _id: 'a', _type: 'plan' })
    await expect.poll(async () => (await log(lake)).messages).toMatchObject([{ status: 'failure' }])
    expect((await log(lake)).attempts[0]).toMatchObject({ isFailure: true, resultCode: null })
  })
})

test('the log of a webhook is found by the project too', async () => {
  const lake = await hookedLake()
  await lake.client.create({ _id: 'a', _type: 'page' })
  await expect.poll(async () => (await log(lake)).attempts).toHaveLength(1)
  const [{ id }] = await lake.client.request({ url: '/hooks/projects/elos' })
  const { attempts, messages } = await log(lake)
  const url = `/hooks/projects/elos/${id}`
  expect(await lake.client.request({ url: `${url}/attempts` })).toEqual(attempts)
  expect(await lake.client.request({ url: `${url}/messages` })).toEqual(messages)
})

test('the log is limited', async () => {
  const lake = await hookedLake({}, undefined, { ...QUICK, logged: 3 })
  for (let n = 0; n < 8; n++) await lake.client.create({ _id: `a${n}`, _type: 'plan' })
  await lake.inbox.received(8)
  await expect
    .poll(async () =>
      (await log(lake)).messages.map((message: { document: string }) => message.document),
    )
    .toEqual(['a7', 'a6', 'a5'])
  expect((await log(lake)).attempts).toHaveLength(3)
})

test('the log contains no secrets', async () => {
  const secret = 'um segredo do webhook'
  const lake = await hookedLake({ secret, headers: { authorization: 'senha' } })
  const headers = { Authorization: `Bearer ${TOKEN}` }
  const listed = await (await lake.fetch('/v1/hooks/projects/elos', { headers })).text()
  expect(listed).toContain('"name":"site"')
  expect(listed).not.toMatch(/segredo|senha/)
  expect((await lake.fetch('/v1/hooks/nenhum/attempts', { headers })).status).toBe(404)
})

test('an acknowledged change is sent even if the Lake is killed at once', async () => {
  const inbox = await receiver()
  const dir = await temporaryDir()
  const webhookTo = (url: string) => ({ LAKE_WEBHOOKS: JSON.stringify([{ name: 'site', url }]) })
  // Nothing listens at the address that the first Lake has, so its messages stay queued.
  const first = await testLakeProcess(dir, webhookTo('http://127.0.0.1:9'))
  for (let n = 0; n < 5; n++) await first.client.create({ _id: `a${n}`, _type: 'plan' })
  await first.kill()
  await testLakeProcess(dir, webhookTo(inbox.url))
  const requests = await inbox.received(5)
  expect(requests.map(({ id }) => id).sort()).toEqual(['a0', 'a1', 'a2', 'a3', 'a4'])
})
