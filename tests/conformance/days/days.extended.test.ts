import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { previewMoment, readPreviewDay } from '@elos/content/parts/preview/day'
import { dayOf, daysAfter, endOfDay, startOfDay } from '@elos/content/parts/time/day'
import type { TaggedResponse } from '@elos/web/cache/answer'
import { PageFiles } from '@elos/web/cache/files'
import { Pages } from '@elos/web/cache/pages'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { DAYS, isLong, START, TURNS } from './planted.ts'
import { type Answer, answerAt, FILES, NOWHERE, PAGES } from './site.ts'

const PATHS = [...PAGES, ...Object.keys(FILES)].toSorted()
const BUILD = 'build'

/** A second before and after midnight. */
const eveOf = (day: string) => new Date(startOfDay(day).getTime() - 1000)
const morningOf = (day: string) => new Date(startOfDay(day).getTime() + 2000)

let folder = ''

describe('midnight in São Paulo', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'elos-midnight-'))
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await rm(folder, { recursive: true })
  })

  /** Starts a site that keeps its pages in files, and makes them by the clock of the test. */
  async function startSite() {
    const files = new PageFiles(folder, BUILD)
    const asked: string[] = []
    const turned: string[] = []
    const pages = new Pages({
      make(path, now) {
        asked.push(path)
        return makeAnswer(path, now)
      },
      files,
      onTurned: (paths) => turned.push(...paths),
    })
    onTestFinished(() => pages.close())
    pages.restore(await files.read())
    return {
      /** The paths that were asked for since the last call, sorted. */
      takeAsked: () => asked.splice(0).toSorted(),
      async renewAll() {
        await Promise.all(PATHS.map((path) => pages.renew(path)))
        await files.replaced()
      },
      /** Lets the clock go on, and waits until what is due is renewed. */
      async goTo(moment: Date, renewed: number) {
        vi.setSystemTime(moment.getTime() - 1000)
        turned.length = 0
        vi.advanceTimersByTime(1000)
        await vi.waitFor(() => expect(turned).toHaveLength(renewed), { timeout: 20_000 })
        await files.replaced()
      },
      file: (path: string) => readFile(join(folder, 'files', path, 'index.html'), 'utf8'),
      close: () => pages.close(),
    }
  }

  async function makeAnswer(path: string, now: Date): Promise<TaggedResponse> {
    const { text, freshUntil } = await answerAt(path, now)
    const isPage = !text.startsWith('{')
    // Short, because files are compressed as well as they can be.
    const response = new Response(createHash('sha256').update(text).digest('hex'), {
      status: isPage ? 200 : 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
    return { response, tags: ['site'], freshUntil }
  }

  /** The paths whose answers are others after midnight than before it. */
  async function changedOn(day: string): Promise<string[]> {
    const differs = await Promise.all(
      PATHS.map(async (path) => {
        const [before, after] = await Promise.all([
          answerAt(path, eveOf(day)),
          answerAt(path, morningOf(day)),
        ])
        return before.text !== after.text
      }),
    )
    return PATHS.filter((_, index) => differs[index])
  }

  test('at the midnight at which a price changes exactly what shows it is made again, with its file', {
    timeout: 60_000,
  }, async () => {
    const [day, path] = ['2027-01-01', '/amil-saude']
    const changed = await changedOn(day)
    expect(changed).toContain(path)
    expect(changed.length).toBeLessThan(PATHS.length / 2)
    vi.setSystemTime(eveOf(day))
    const site = await startSite()
    await site.renewAll()
    site.takeAsked()
    const before = await site.file(path)
    await site.goTo(morningOf(day), changed.length)
    expect(site.takeAsked()).toEqual(changed)
    expect(await site.file(path)).not.toBe(before)
  })

  test('a site that was not running at midnight makes again at its start what has changed', async () => {
    const day = '2027-04-01'
    const changed = (await changedOn(day)).filter((path) => path !== NOWHERE)
    vi.setSystemTime(eveOf(day))
    const before = await startSite()
    await before.renewAll()
    await before.goTo(eveOf(day), 0)
    before.close()
    vi.setSystemTime(morningOf(day))
    const after = await startSite()
    await after.goTo(morningOf(day), changed.length)
    expect(after.takeAsked()).toEqual(changed)
  })
})

/** The site as visitors get it: an answer is kept until the moment that it names, and then made again. */
class KeptSite {
  readonly #kept = new Map<string, Answer>()
  /** How many answers were made. */
  made = 0

  async answer(path: string, now: Date): Promise<string> {
    const kept = this.#kept.get(path)
    if (kept && (kept.freshUntil === null || kept.freshUntil > now)) return kept.text
    const answer = await answerAt(path, now)
    this.#kept.set(path, answer)
    this.made += 1
    return answer.text
  }
}

/** The short form looks at the eves of the planted days, these days, and every tenth day. */
const isLookedAt = (day: string, index: number) =>
  isLong || index % 10 === 0 || TURNS.includes(day) || TURNS.includes(daysAfter(day, 1))

const days = Array.from({ length: DAYS }, (_, index) => daysAfter(dayOf(START), index + 1)).filter(
  isLookedAt,
)
const lastMomentOf = (day: string) => new Date(endOfDay(day).getTime() - 1)

/** Files are made from all pages. The short form compares them only where something may change. */
const pathsOn = (day: string) =>
  isLong || TURNS.some((turn) => turn === day || daysAfter(turn, -1) === day)
    ? [...PAGES, ...Object.keys(FILES)]
    : PAGES

test('what a preview of a day shows is what the site sends on it, all year and on every page', {
  timeout: isLong ? 3_600_000 : 60_000,
}, async () => {
  const site = new KeptSite()
  const different: string[] = []
  const turned = new Set<string>()
  const before = new Map<string, string>()
  for (const day of days) {
    for (const path of pathsOn(day)) {
      const sent = await site.answer(path, lastMomentOf(day))
      // This is the preview of the day as it is asked for today.
      const shown = await answerAt(path, previewMoment(readPreviewDay(day, START), START))
      if (shown.text !== sent) different.push(`${day} ${path}`)
      if (path in FILES) continue
      if (before.has(path) && before.get(path) !== sent) turned.add(day)
      before.set(path, sent)
    }
  }
  expect(different).toEqual([])
  // Something changes on each of the planted days, so that there is something to compare.
  expect([...turned]).toEqual(TURNS)
  // A kept answer is made again only when it ends: else it would be no wonder.
  expect(site.made).toBeLessThan(PAGES.length * 5)
})
