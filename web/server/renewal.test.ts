import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { FRESH_UNTIL_HEADER, TAGS_HEADER } from '../http/headers.ts'
import { EVERYTHING_TAG } from '../publishing/everythingTag.ts'
import { Renewal } from './renewal.ts'
import { AnswerStore } from './store.ts'
import { Upstream, type UpstreamAnswer } from './upstream.ts'

function answer(text: string, tags = 'doc:a', headers: Record<string, string> = {}) {
  const cacheControl = { 'cache-control': 's-maxage=300' }
  return {
    status: 200,
    headers: { ...cacheControl, [TAGS_HEADER]: tags, ...headers },
    body: Buffer.from(text),
  }
}

/** A renewal whose Next gives no answer until the test does. */
function renewing() {
  const store = new AnswerStore()
  const upstream = new Upstream(0)
  const asked: { url: string; end: PromiseWithResolvers<UpstreamAnswer> }[] = []
  vi.spyOn(upstream, 'ask').mockImplementation((url) => {
    const end = Promise.withResolvers<UpstreamAnswer>()
    asked.push({ url, end })
    return end.promise
  })
  /** Waits for the request with this number, counted from 1. */
  const request = (number: number) =>
    vi.waitFor(() => {
      const found = asked[number - 1]
      if (!found) throw new Error(`Next was asked ${asked.length} times`)
      return found.end
    })
  const turned: string[][] = []
  const renewal = new Renewal(upstream, store, { onTurned: (paths) => turned.push(paths) })
  const storeFirst = async (path: string, tags: string) => {
    const stored = renewal.renew(path)
    const end = await request(asked.length)
    end.resolve(answer('versão 1', tags))
    await stored
  }
  const textOf = (path: string) => store.get(path)?.bodies.identity.toString()
  return { renewal, store, asked, request, storeFirst, textOf, turned }
}

describe('a renewal', () => {
  test('of a path is not started again while it runs', async () => {
    const { renewal, asked, request } = renewing()
    const renewals = [renewal.renew('/a'), renewal.renew('/a')]
    const end = await request(1)
    end.resolve(answer('versão 1'))
    expect(await Promise.all(renewals)).toEqual([true, true])
    expect(asked.map(({ url }) => url)).toEqual(['/a'])
  })

  test('asks for two answers at the same time, first for those that visitors ask for', async () => {
    const { renewal, asked, request } = renewing()
    const renewals = ['/a', '/b', '/c', '/d'].map((path) => renewal.renew(path))
    expect(asked.map(({ url }) => url)).toEqual(['/a', '/b'])
    renewal.hasten('/d')
    for (const number of [2, 1, 3, 4]) (await request(number)).resolve(answer('versão 1'))
    expect(await Promise.all(renewals)).toEqual([true, true, true, true])
    expect(asked.map(({ url }) => url)).toEqual(['/a', '/b', '/d', '/c'])
  })

  test('comes by itself when an answer becomes wrong although nothing was published', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { renewal, asked, request, textOf, turned } = renewing()
    const stored = renewal.renew('/a')
    const end = await request(1)
    const due = { [FRESH_UNTIL_HEADER]: String(Date.now() + 5000) }
    end.resolve(answer('versão 1', 'doc:a', due))
    await stored
    vi.advanceTimersByTime(4000)
    expect(asked).toHaveLength(1)
    vi.advanceTimersByTime(2000)
    const renewed = await request(2)
    renewed.resolve(answer('versão 2'))
    await vi.waitFor(() => expect(textOf('/a')).toBe('versão 2'))
    vi.advanceTimersByTime(10_000)
    expect(asked).toHaveLength(2)
    expect(turned).toEqual([['/a']])
    renewal.close()
  })

  test('of a path whose answer may no longer be stored removes it', async () => {
    const { renewal, request, storeFirst, textOf } = renewing()
    await storeFirst('/a', 'doc:a')
    const renewed = renewal.renew('/a')
    const end = await request(2)
    end.resolve({ status: 200, headers: {}, body: Buffer.from('sem marcas') })
    expect(await renewed).toBe(true)
    expect(textOf('/a')).toBeUndefined()
  })
})

describe('a drop', () => {
  test('resolves with the paths that could be renewed and those that could not, sorted', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { renewal, request, storeFirst } = renewing()
    for (const path of ['/c', '/b', '/a']) await storeFirst(path, 'doc:a')
    const dropped = renewal.drop(['doc:a'])
    await request(4).then((end) => end.resolve(answer('versão 2')))
    await request(5).then((end) => end.reject(new Error('offline')))
    await request(6).then((end) => end.resolve(answer('versão 2')))
    expect(await dropped).toEqual({ renewed: ['/a', '/c'], failed: ['/b'] })
  })

  test('while an answer is being renewed has it asked for once more', async () => {
    const { renewal, asked, request, storeFirst, textOf } = renewing()
    await storeFirst('/a', 'doc:a')
    const drops = [renewal.drop(['doc:a']), renewal.drop(['doc:a']), renewal.drop(['doc:a'])]
    const outdated = await request(2)
    outdated.resolve(answer('versão 2'))
    const current = await request(3)
    expect(textOf('/a')).toBe('versão 1')
    current.resolve(answer('versão 3'))
    const renewed = { renewed: ['/a'], failed: [] }
    expect(await Promise.all(drops)).toEqual([renewed, renewed, renewed])
    expect(textOf('/a')).toBe('versão 3')
    expect(asked).toHaveLength(3)
  })

  test('of a tag that only the previous answer has also outdates the one being made', async () => {
    const { renewal, request, storeFirst, textOf } = renewing()
    await storeFirst('/a', 'doc:a')
    const renewed = renewal.renew('/a')
    const outdated = await request(2)
    void renewal.drop(['doc:a'])
    outdated.resolve(answer('versão 2', 'doc:b'))
    const current = await request(3)
    current.resolve(answer('versão 3', 'doc:b'))
    expect(await renewed).toBe(true)
    expect(textOf('/a')).toBe('versão 3')
  })

  test('renews pages before the files that are made from them', async () => {
    const { renewal, asked, request } = renewing()
    const html = { 'content-type': 'text/html' }
    for (const [path, headers] of [
      ['/arquivo.xml', {}],
      ['/pagina', html],
    ] as const) {
      const stored = renewal.renew(path)
      const end = await request(asked.length)
      end.resolve(answer('versão 1', 'doc:a', headers))
      await stored
    }
    const dropped = renewal.drop(['doc:a'])
    for (const number of [3, 4]) (await request(number)).resolve(answer('versão 2'))
    expect(await dropped).toEqual({ renewed: ['/arquivo.xml', '/pagina'], failed: [] })
    expect(asked.slice(2).map(({ url }) => url)).toEqual(['/pagina', '/arquivo.xml'])
  })

  test('of some pages comes first while the whole site is being renewed', async () => {
    const { renewal, asked, request, storeFirst } = renewing()
    const pages = ['/a', '/b', '/c', '/d', '/e']
    for (const path of pages) {
      const rest = path > '/c' ? 'doc:rest' : 'doc:first'
      await storeFirst(path, `${EVERYTHING_TAG},${rest}`)
    }
    const drops = [renewal.drop([EVERYTHING_TAG]), renewal.drop(['doc:rest'])]
    for (const number of [6, 7, 8, 9, 10]) (await request(number)).resolve(answer('versão 2'))
    await Promise.all(drops)
    expect(asked.slice(5).map(({ url }) => url)).toEqual(['/a', '/b', '/d', '/e', '/c'])
  })

  test('of other tags leaves an answer that is being made as it is', async () => {
    const { renewal, asked, request, textOf } = renewing()
    const renewed = renewal.renew('/a')
    const end = await request(1)
    await renewal.drop(['doc:b'])
    end.resolve(answer('versão 1'))
    expect(await renewed).toBe(true)
    expect([textOf('/a'), asked.length]).toEqual(['versão 1', 1])
  })

  test('is not missed by an answer that was asked for a thousand drops ago', async () => {
    const { renewal, request, textOf } = renewing()
    const renewed = renewal.renew('/a')
    const outdated = await request(1)
    await renewal.drop(['doc:a'])
    for (let index = 0; index < 1000; index += 1) await renewal.drop(['doc:b'])
    outdated.resolve(answer('versão 1'))
    const current = await request(2)
    current.resolve(answer('versão 2'))
    await renewed
    expect(textOf('/a')).toBe('versão 2')
  })
})

describe('an answer is asked for again two seconds later', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test.each<[string, UpstreamAnswer | Error]>([
    ['when Next cannot be reached', new Error('offline')],
    ['when Next cannot render it', { ...answer('falha'), status: 503 }],
  ])('%s, and the previous one stays', async (_, failure) => {
    const { renewal, asked, request, storeFirst, textOf } = renewing()
    await storeFirst('/a', 'doc:a')
    const renewed = renewal.renew('/a')
    const end = await request(2)
    if (failure instanceof Error) end.reject(failure)
    else end.resolve(failure)
    expect(await renewed).toBe(false)
    expect(renewal.failedPaths).toEqual(['/a'])
    expect(textOf('/a')).toBe('versão 1')
    vi.advanceTimersByTime(1999)
    expect(asked).toHaveLength(2)
    vi.advanceTimersByTime(1)
    const again = await request(3)
    again.resolve(answer('versão 2'))
    await vi.waitFor(() => expect(textOf('/a')).toBe('versão 2'))
    expect(renewal.failedPaths).toEqual([])
    vi.advanceTimersByTime(10_000)
    expect(asked).toHaveLength(3)
  })

  test('when Next sends an outdated one while it renders it', async () => {
    const { renewal, request, textOf } = renewing()
    const renewed = renewal.renew('/a')
    const stale = await request(1)
    stale.resolve(answer('versão 1', 'doc:a', { 'x-nextjs-cache': 'STALE' }))
    expect(await renewed).toBe(true)
    expect(textOf('/a')).toBe('versão 1')
    vi.advanceTimersByTime(2000)
    const current = await request(2)
    current.resolve(answer('versão 2'))
    await vi.waitFor(() => expect(textOf('/a')).toBe('versão 2'))
  })

  test('then four seconds after that, and two seconds after a publication that fails too', async () => {
    const { renewal, asked, request } = renewing()
    const fail = async (number: number) =>
      (await request(number)).resolve({ ...answer(''), status: 500 })
    const first = renewal.renew('/a')
    await request(1).then((end) => end.resolve(answer('versão 1')))
    await first
    const second = renewal.renew('/a')
    await fail(2)
    await second
    vi.advanceTimersByTime(2000)
    await fail(3)
    await vi.waitFor(() => expect(renewal.failedPaths).toEqual(['/a']))
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    // `waitFor` lets some of the time pass too.
    vi.advanceTimersByTime(3000)
    expect(asked).toHaveLength(3)
    vi.advanceTimersByTime(1000)
    await fail(4)
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    const dropped = renewal.drop(['doc:a'])
    await fail(5)
    expect(await dropped).toEqual({ renewed: [], failed: ['/a'] })
    vi.advanceTimersByTime(2000)
    await request(6)
  })

  test('or at once when the Lake is back', async () => {
    const { renewal, request } = renewing()
    const renewed = renewal.renew('/a')
    await request(1).then((end) => end.reject(new Error('offline')))
    await renewed
    renewal.retryNow()
    await request(2)
  })

  test('unless the front was closed', async () => {
    const { renewal, asked, request } = renewing()
    const renewed = renewal.renew('/a')
    const end = await request(1)
    end.reject(new Error('offline'))
    await renewed
    renewal.close()
    vi.advanceTimersByTime(10_000)
    expect(asked).toHaveLength(1)
  })
})
