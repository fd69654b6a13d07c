import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { type Machines, type Replica, startMachines } from '../../machines/machines.ts'
import { env } from '../support/lake.ts'
import { STARTED } from '../support/siteServer.ts'

/** Three replicas of the site under test, which end and start again while these tests run. */
test.describe.configure({ mode: 'serial' })

const isLong = process.env.MACHINES === 'long'
/** How many edits are published in each test. */
const PUBLISHES = isLong ? 1000 : 4
const PURGES = isLong ? 100 : 2
/** How often each kind of failure is caused. */
const ROUNDS = isLong ? 5 : 1

const CLAIM = 'claim-bradesco-preco'
const STATING_CLAIM = ['/', '/bradesco-saude', '/blog/plano-saude-bradesco-onde-contratar']
const READ = [...STATING_CLAIM, '/amil-saude', '/plano-senior', '/blog']

let machines: Machines
let amount = 10_000

test.beforeAll(async () => {
  test.setTimeout(300_000)
  machines = await startMachines(env.E2E_SITE_DIST)
})
test.afterAll(() => machines?.stop())

/** Publishes another price, and waits until its webhook is answered. Returns how the page writes it. */
async function publish() {
  amount += 1
  const { _rev } = await machines.lake.patch(CLAIM).set({ amount }).commit()
  const statuses = await machines.tell({ _id: CLAIM, _type: 'claim', _rev })
  return { price: `R$ ${amount.toLocaleString('pt-BR')}`, statuses }
}

async function read(site: string, path: string) {
  const answer = await fetch(`${site}${path}`)
  const text = (await answer.text()).replaceAll(/\u00a0|&nbsp;/g, ' ')
  return { text, headers: answer.headers, status: answer.status }
}

/** The pages of these servers that do not state a price: 'http://127.0.0.1:1234/bradesco-saude'. */
async function stalePages(price: string, sites: string[]): Promise<string[]> {
  const pages = sites.flatMap((site) => STATING_CLAIM.map((path) => ({ site, path })))
  const stale = await Promise.all(
    pages.map(async ({ site, path }) =>
      (await read(site, path)).text.includes(price) ? [] : [`${site}${path}`],
    ),
  )
  return stale.flat()
}

/** Waits until the shared cache has a page: the second purge of each publication comes after its first. */
async function expectCached(path: string): Promise<void> {
  await expect
    .poll(async () => (await read(machines.cache, path)).headers.get('x-cache'), STARTED)
    .toBe('HIT')
}

const urls = (replicas: readonly Replica[] = machines.replicas) => replicas.map(({ url }) => url)

/** Publishes, and expects every one of these replicas to show it: the one that was told at once, the others soon after. */
async function expectFresh(replicas: readonly Replica[] = machines.replicas): Promise<void> {
  const { price } = await publish()
  await expect.poll(() => stalePages(price, urls(replicas)), STARTED).toEqual([])
}

/** Makes four visitors ask the proxy for pages all the time, until `stop`, which returns what went wrong. */
function startLoad() {
  const errors: string[] = []
  let isRunning = true
  async function visit(first: number): Promise<void> {
    for (let index = first; isRunning; index += 1) {
      const path = READ[index % READ.length] ?? '/'
      const status = await read(machines.site, path).then((answer) => answer.status, String)
      if (status !== 200) errors.push(`${status} ${path}`)
      await pause(20)
    }
  }
  const visitors = Promise.all([0, 1, 2, 3].map(visit))
  return {
    async stop() {
      isRunning = false
      await visitors
      return errors
    },
  }
}

test('each replica shows an edit as soon as its webhook is answered, though their clocks are ten minutes apart', async () => {
  test.setTimeout(PUBLISHES * 10_000)
  for (let n = 0; n < PUBLISHES; n += 1) await expectFresh()
})

test('a page that is in the shared cache is fresh there soon after the webhook is answered', async () => {
  test.setTimeout(PURGES * 10_000 + 60_000)
  const { cache } = machines
  for (let n = 0; n < PURGES; n += 1) {
    await Promise.all(STATING_CLAIM.map(expectCached))
    const { price } = await publish()
    // A cache asks any of the replicas, which are fresh a moment later.
    await expect.poll(() => stalePages(price, [cache]), STARTED).toEqual([])
  }

  const missing = await read(cache, '/nao-existe-ainda')
  expect(missing.headers.get('cache-control')).toMatch(/s-maxage=([1-9]|10)$/)
})

test('nobody behind the proxy sees an error while replicas are killed, restarted, and Redis is lost', async () => {
  test.setTimeout(ROUNDS * 120_000)
  const { redis, replicas } = machines
  const load = startLoad()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const killed of isLong ? replicas : replicas.slice(0, 1)) {
      const others = replicas.filter((replica) => replica !== killed)
      await killed.kill()
      // Published at once: nobody waits for the one that is dead.
      await expectFresh(others)
      await killed.start()
      await expectFresh()
    }

    await redis.kill()
    const { price, statuses } = await publish()
    expect(statuses).toEqual([202])
    await expect.poll(() => stalePages(price, urls()), { timeout: 30_000 }).toEqual([])
    await redis.start()
    await expect.poll(async () => (await publish()).statuses, { timeout: 30_000 }).toEqual([200])
    await expectFresh()

    for (const replica of isLong ? replicas : replicas.slice(1)) {
      await replica.stop()
      await replica.start()
      await expectFresh()
    }
  }
  expect(await load.stop()).toEqual([])
})

test('the shared cache sends its pages with every replica dead', async () => {
  const { cache, replicas, endPurges } = machines
  // Each publication purges a second time, a second after the first: the page would be gone from the cache.
  await endPurges()
  await expectCached('/bradesco-saude')
  await Promise.all(replicas.map((replica) => replica.kill()))
  expect((await read(cache, '/bradesco-saude')).status).toBe(200)
})
