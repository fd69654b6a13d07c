import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { TaggedResponse } from './answer.ts'
import { Pages } from './pages.ts'

/** The clock, and the timer of the looks for what is due. */
const FAKED: ('setInterval' | 'clearInterval' | 'Date')[] = ['setInterval', 'clearInterval', 'Date']
const HTML = { 'content-type': 'text/html' }

function made(text: string, tags = ['doc:a'], about: Partial<TaggedResponse> = {}): TaggedResponse {
  return { response: new Response(text, { headers: HTML }), tags, freshUntil: null, ...about }
}

/** Pages whose maker gives no answer until the test does. */
function testPages() {
  const asked: { path: string; end: PromiseWithResolvers<TaggedResponse> }[] = []
  const expired: string[][] = []
  const kept = new Map<string, string | undefined>()
  const pages = new Pages({
    make(path) {
      const end = Promise.withResolvers<TaggedResponse>()
      asked.push({ path, end })
      return end.promise
    },
    onExpired: (paths) => expired.push(paths),
    files: {
      put: (path, answer) => void kept.set(path, answer?.body.toString()),
      replaced: async () => undefined,
    },
  })
  onTestFinished(() => pages.close())
  /** Waits for the request with this number, counted from 1. */
  const request = (number: number) =>
    vi.waitFor(() => {
      const found = asked[number - 1]
      if (!found) throw new Error(`The maker was asked ${asked.length} times`)
      return found.end
    })
  const storeFirst = async (path: string, tags?: string[], about?: Partial<TaggedResponse>) => {
    const stored = pages.renew(path)
    const end = await request(asked.length)
    end.resolve(made('versão 1', tags, about))
    await stored
  }
  const textOf = (path: string) => pages.stored(path)?.body.toString()
  return { pages, asked, request, storeFirst, textOf, expired, kept }
}

describe('an answer', () => {
  test('is made once for all who wait, and then stored and kept', async () => {
    const { pages, asked, request, textOf, kept } = testPages()
    const waiting = [pages.answer('/a'), pages.answer('/a'), pages.renew('/a')]
    ;(await request(1)).resolve(made('versão 1'))
    await Promise.all(waiting)
    expect((await pages.answer('/a')).body.toString()).toBe('versão 1')
    expect(asked.map(({ path }) => path)).toEqual(['/a'])
    expect([textOf('/a'), kept.get('/a')]).toEqual(['versão 1', 'versão 1'])
  })

  test('is refused when too many wait for others already, and the others are made', async () => {
    const { pages, request } = testPages()
    const waiting = Array.from({ length: 69 }, (_, index) => pages.answer(`/${index}`))
    const last = waiting.at(-1)
    await expect(last).rejects.toThrow('Too many tasks')
    ;(await request(1)).resolve(made('versão 1'))
    expect((await waiting[0])?.body.toString()).toBe('versão 1')
    for (const promise of waiting) promise?.catch(() => undefined)
  })

  test('waits for no renewal: those of visitors have places of their own', async () => {
    const { pages, request, asked } = testPages()
    for (const path of ['/a', '/b', '/c']) void pages.renew(path)
    const answer = pages.answer('/d')
    expect(asked.map(({ path }) => path)).toEqual(['/a', '/b', '/d'])
    ;(await request(3)).resolve(made('versão 1'))
    expect((await answer).body.toString()).toBe('versão 1')
  })
})

describe('a renewal', () => {
  test('makes two answers at the same time, first those that visitors ask for', async () => {
    const { pages, asked, request } = testPages()
    const renewals = ['/a', '/b', '/c', '/d'].map((path) => pages.renew(path))
    pages.hasten('/d')
    for (const number of [2, 1, 3, 4]) (await request(number)).resolve(made('versão 1'))
    expect(await Promise.all(renewals)).toEqual([true, true, true, true])
    expect(asked.map(({ path }) => path)).toEqual(['/a', '/b', '/d', '/c'])
  })

  test('comes by itself when an answer becomes wrong although nothing was published', async () => {
    vi.useFakeTimers({ toFake: FAKED })
    onTestFinished(() => void vi.useRealTimers())
    const { asked, request, storeFirst, textOf, expired } = testPages()
    await storeFirst('/a', ['doc:a'], { freshUntil: new Date(Date.now() + 5000) })
    vi.advanceTimersByTime(4000)
    expect(asked).toHaveLength(1)
    vi.advanceTimersByTime(2000)
    ;(await request(2)).resolve(made('versão 2'))
    await vi.waitFor(() => expect(textOf('/a')).toBe('versão 2'))
    vi.advanceTimersByTime(10_000)
    expect(asked).toHaveLength(2)
    expect(expired).toEqual([['/a']])
  })
})

describe('an invalidation', () => {
  test('resolves with the paths that could be renewed and those that could not, sorted', async () => {
    const { pages, request, storeFirst, textOf } = testPages()
    for (const path of ['/c', '/b', '/a']) await storeFirst(path)
    const invalidated = pages.invalidate(['doc:a'])
    ;(await request(4)).resolve(made('versão 2'))
    ;(await request(5)).reject(new Error('offline'))
    ;(await request(6)).resolve(made('versão 2'))
    expect(await invalidated).toEqual({ renewed: ['/a', '/c'], failed: ['/b'] })
    expect([textOf('/b'), pages.failedPaths]).toEqual(['versão 1', ['/b']])
  })

  test('while an answer is being made has it made once more', async () => {
    const { pages, asked, request, storeFirst, textOf } = testPages()
    await storeFirst('/a')
    const invalidations = [1, 2, 3].map(() => pages.invalidate(['doc:a']))
    ;(await request(2)).resolve(made('versão 2'))
    const current = await request(3)
    expect(textOf('/a')).toBe('versão 1')
    current.resolve(made('versão 3'))
    const renewed = { renewed: ['/a'], failed: [] }
    expect(await Promise.all(invalidations)).toEqual([renewed, renewed, renewed])
    expect([textOf('/a'), asked.length]).toEqual(['versão 3', 3])
  })

  test('also outdates the answer being made when only the previous one has its tag', async () => {
    const { pages, request, storeFirst, textOf } = testPages()
    await storeFirst('/a')
    const renewed = pages.renew('/a')
    const outdated = await request(2)
    void pages.invalidate(['doc:a'])
    outdated.resolve(made('versão 2', ['doc:b']))
    ;(await request(3)).resolve(made('versão 3', ['doc:b']))
    expect([await renewed, textOf('/a')]).toEqual([true, 'versão 3'])
  })

  test('renews pages before the files that are made from them', async () => {
    const { pages, asked, request, storeFirst } = testPages()
    await storeFirst('/arquivo.xml', ['doc:a'], { response: new Response('versão 1') })
    await storeFirst('/pagina')
    const invalidated = pages.invalidate(['doc:a'])
    for (const number of [3, 4]) (await request(number)).resolve(made('versão 2'))
    expect(await invalidated).toEqual({ renewed: ['/arquivo.xml', '/pagina'], failed: [] })
    expect(asked.slice(2).map(({ path }) => path)).toEqual(['/pagina', '/arquivo.xml'])
  })

  test('comes first when it is of some pages, while all are being renewed', async () => {
    const { pages, asked, request, storeFirst } = testPages()
    for (const path of ['/a', '/b', '/c', '/d', '/e'])
      await storeFirst(path, [path > '/c' ? 'doc:rest' : 'doc:first'])
    const invalidations = [pages.invalidate(null), pages.invalidate(['doc:rest'])]
    for (const number of [6, 7, 8, 9, 10]) (await request(number)).resolve(made('versão 2'))
    await Promise.all(invalidations)
    expect(asked.slice(5).map(({ path }) => path)).toEqual(['/a', '/b', '/d', '/e', '/c'])
  })

  test('also outdates an answer that is being made for the first time when it is of everything', async () => {
    const { pages, request } = testPages()
    const answer = pages.answer('/a')
    const outdated = await request(1)
    void pages.invalidate(null)
    outdated.resolve(made('versão 1'))
    ;(await request(2)).resolve(made('versão 2'))
    expect((await answer).body.toString()).toBe('versão 2')
  })

  test('leaves an answer that is being made as it is when it is of other tags', async () => {
    const { pages, asked, request, textOf } = testPages()
    const renewed = pages.renew('/a')
    const end = await request(1)
    await pages.invalidate(['doc:b'])
    end.resolve(made('versão 1'))
    expect([await renewed, textOf('/a'), asked.length]).toEqual([true, 'versão 1', 1])
  })
})

describe('an answer that could not be made', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: FAKED }))
  afterEach(() => void vi.useRealTimers())

  test('is tried again two seconds later, and the previous one stays', async () => {
    const { pages, asked, request, storeFirst, textOf } = testPages()
    await storeFirst('/a')
    const renewed = pages.renew('/a')
    ;(await request(2)).reject(new Error('offline'))
    expect([await renewed, pages.failedPaths, textOf('/a')]).toEqual([false, ['/a'], 'versão 1'])
    expect(pages.isRenewing('/a')).toBe(true)
    vi.advanceTimersByTime(1999)
    expect(asked).toHaveLength(2)
    vi.advanceTimersByTime(1)
    ;(await request(3)).resolve(made('versão 2'))
    await vi.waitFor(() => expect(textOf('/a')).toBe('versão 2'))
    expect([pages.failedPaths, pages.isRenewing('/a')]).toEqual([[], false])
    vi.advanceTimersByTime(10_000)
    expect(asked).toHaveLength(3)
  })

  test('is tried at once when the Lake is back', async () => {
    const { pages, request, storeFirst } = testPages()
    await storeFirst('/a')
    const renewed = pages.renew('/a')
    ;(await request(2)).reject(new Error('offline'))
    await renewed
    pages.retryNow()
    await request(3)
  })

  test('is not tried again after the end, or when nothing is published there any more', async () => {
    const { pages, asked, request, storeFirst } = testPages()
    for (const path of ['/a', '/b']) {
      await storeFirst(path)
      const renewed = pages.renew(path)
      ;(await request(asked.length)).reject(new Error('offline'))
      await renewed
    }
    pages.forget((path) => path !== '/a')
    expect(pages.failedPaths).toEqual(['/b'])
    pages.close()
    vi.advanceTimersByTime(10_000)
    expect(asked).toHaveLength(4)
  })

  test('is not tried again where nothing is stored: nobody fills the memory with paths that he makes up', async () => {
    const { pages, asked, request } = testPages()
    const answer = pages.answer('/nunca-visto')
    ;(await request(1)).reject(new Error('offline'))
    await expect(answer).rejects.toThrow('cannot be made')
    vi.advanceTimersByTime(10_000)
    expect([asked.length, pages.failedPaths]).toEqual([1, []])
  })
})

test('answers that nobody publishes any more are forgotten, in the files too', async () => {
  const { pages, storeFirst, textOf, kept } = testPages()
  for (const path of ['/a', '/b']) await storeFirst(path)
  pages.forget((path) => path === '/a')
  expect([textOf('/a'), pages.size]).toEqual(['versão 1', 1])
  expect([textOf('/b'), kept.get('/b')]).toEqual([undefined, undefined])
})
