import { NoFallbackError } from 'next/dist/shared/lib/no-fallback-error.external.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { unavailable } from '../next/unavailable.ts'
import { noteDropped } from '../publishing/recentDrops.ts'
import { OwnMemory } from '../shared/ownMemory.ts'
import { storableResponse, type TaggedResponse } from './storableResponse.ts'

interface Call {
  tags: string[]
  revalidate: number
}

const calls = vi.hoisted((): Call[] => [])
vi.mock('next/cache', () => ({
  unstable_cache: (run: () => unknown, _key: string[], options: Call) => {
    calls.push(options)
    return run
  },
}))

const NOW = new Date('2026-11-22T12:00:00Z')

const made = (text: string, life: Partial<TaggedResponse> = {}): TaggedResponse => ({
  response: new Response(text),
  tags: ['doc:a', 'list:b'],
  freshUntil: null,
  ...life,
})

beforeEach(() => {
  calls.length = 0
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  globalThis.droppedTags = undefined
  globalThis.sharedByReplicas = undefined
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('an answer that can be made', () => {
  test('names its tags in a header for the front, and gives them to Next', async () => {
    const response = await storableResponse('/pagina', async () => made('página'))
    expect(response.headers.get('x-site-tags')).toBe('doc:a,list:b,everything')
    expect(calls).toEqual([{ tags: ['doc:a', 'list:b', 'everything'], revalidate: 300 }])
  })

  test('gives Next more tags than one call may have', async () => {
    const tags = Array.from({ length: 250 }, (_, index) => `doc:${index}`)
    await storableResponse('/pagina', async () => made('página', { tags }))
    expect(calls.flatMap((call) => call.tags)).toEqual([...tags, 'everything'])
    expect(Math.max(...calls.map((call) => call.tags.length))).toBeLessThanOrEqual(128)
  })

  test.each([
    [30, 30],
    [0.2, 1],
    [-10, 1],
    [86_400, 300],
  ])('that holds for %s s is made again after %s s', async (holds, revalidate) => {
    const freshUntil = new Date(NOW.getTime() + holds * 1000)
    await storableResponse('/pagina', async () => made('página', { freshUntil }))
    expect(calls[0]?.revalidate).toBe(revalidate)
  })

  test('tells the front when it ends by the clock of their machine, whatever that of all replicas says', async () => {
    const AHEAD_MS = 90_000
    globalThis.sharedByReplicas = new OwnMemory(() => Date.now() + AHEAD_MS)
    const response = await storableResponse('/pagina', async (now) => {
      expect(now.getTime()).toBe(NOW.getTime() + AHEAD_MS)
      return made('página', { freshUntil: new Date(now.getTime() + 30_000) })
    })
    expect(response.headers.get('x-site-fresh-until')).toBe(String(NOW.getTime() + 30_000))
    expect(calls[0]?.revalidate).toBe(30)
  })

  test('is made again when one of its documents was published meanwhile', async () => {
    const texts: string[] = []
    const response = await storableResponse('/pagina', async (now) => {
      texts.push(`versão ${texts.length + 1}`)
      if (texts.length === 1) noteDropped(['list:b'], now.getTime() + 5)
      vi.setSystemTime(NOW.getTime() + 10)
      return made(texts.at(-1) ?? '')
    })
    expect(await response.text()).toBe('versão 2')
  })

  test('is made once when another document was published meanwhile', async () => {
    const make = vi.fn(async (now: Date) => {
      noteDropped(['doc:outro'], now.getTime())
      return made('página')
    })
    await storableResponse('/pagina', make)
    expect(make).toHaveBeenCalledTimes(1)
  })
})

describe('an answer that cannot be made', () => {
  const fails = async () => {
    throw new Error('The Lake is away')
  }

  test('ends with the error, by which Next keeps the previous answer', async () => {
    await expect(storableResponse('/pagina', fails)).rejects.toThrow('The Lake is away')
    expect(console.error).toHaveBeenCalledWith(
      expect.stringMatching(/"page-failed","path":"\/pagina","error":"Error: The Lake is away"/),
    )
  })

  test('of a page ends with the error by which Next goes on to the page for a failure', async () => {
    await expect(storableResponse('/outra', fails, unavailable)).rejects.toBeInstanceOf(
      NoFallbackError,
    )
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('The Lake is away'))
  })

  test('fails a build', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build')
    await expect(storableResponse('/pagina', fails)).rejects.toThrow('The Lake is away')
  })
})
