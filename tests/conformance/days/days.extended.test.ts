import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { previewMoment, readPreviewDay } from '@elos/content/parts/preview/day'
import { dayOf, daysAfter, endOfDay, startOfDay } from '@elos/content/parts/time/day'
import type { TaggedResponse } from '@elos/web/cache/store/answer'
import { PageFiles } from '@elos/web/cache/store/files'
import { Pages } from '@elos/web/cache/store/pages'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DAYS, isLong, PLANTED_TURNS, START, TURNS } from './planted.ts'
import { type Answer, answerAt, FILES, NOWHERE, PAGES } from './site.ts'

/** The paths whose answers are kept as files. */
const PATHS = [...PAGES, ...Object.keys(FILES)].filter((path) => path !== NOWHERE).toSorted()

/** The pages that show the planted documents and the holidays. */
const CHANGING = [
  '/',
  '/amil-saude',
  '/alice-saude',
  '/bradesco-saude',
  '/blog',
  '/politica-privacidade',
]

/** A second before and after midnight. */
const eveOf = (day: string) => new Date(startOfDay(day).getTime() - 1000)
const morningOf = (day: string) => new Date(startOfDay(day).getTime() + 2000)

test('a site that was not running at midnight makes again at its start exactly what has changed', async () => {
  const day = '2027-04-01'
  const folder = await mkdtemp(join(tmpdir(), 'elos-midnight-'))
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(async () => {
    vi.useRealTimers()
    await rm(folder, { recursive: true })
  })

  /** Starts a site that keeps its pages in files, and makes them by the clock of the test. */
  async function startSite() {
    const files = new PageFiles(folder, 'build')
    const asked: string[] = []
    const turned: string[] = []
    const pages = new Pages({
      make(path, now) {
        asked.push(path)
        return makeAnswer(path, now)
      },
      files,
      onExpired: (paths) => turned.push(...paths),
    })
    onTestFinished(() => pages.close())
    pages.restore(await files.read())
    return { files, pages, asked, turned }
  }

  vi.setSystemTime(eveOf(day))
  const before = await startSite()
  await Promise.all(PATHS.map((path) => before.pages.renew(path)))
  await before.files.replaced()
  before.pages.close()
  vi.setSystemTime(morningOf(day))
  const after = await startSite()
  vi.advanceTimersByTime(1000)
  const changed = await changedOn(day)
  expect(changed).not.toEqual([])
  await vi.waitFor(() => expect(after.turned).toHaveLength(changed.length), { timeout: 20_000 })
  expect(after.asked.toSorted()).toEqual(changed)
  await after.files.replaced()
})

async function makeAnswer(path: string, now: Date): Promise<TaggedResponse> {
  const { text, freshUntil } = await answerAt(path, now)
  const response = new Response(text, {
    status: text.startsWith('{') ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
  return { response, tags: ['site'], freshUntil }
}

/** The paths of the files whose answers are others after midnight than before it. */
async function changedOn(day: string): Promise<string[]> {
  const [before, after] = await Promise.all(
    [eveOf(day), morningOf(day)].map((moment) =>
      Promise.all(PATHS.map(async (path) => (await answerAt(path, moment)).text)),
    ),
  )
  return PATHS.filter((_, index) => before?.[index] !== after?.[index])
}

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

/** The short form looks at the eves of the planted days, these days, and a day of each month. */
const isLookedAt = (day: string, index: number) =>
  isLong || index % 30 === 0 || TURNS.includes(day) || TURNS.includes(daysAfter(day, 1))

const days = Array.from({ length: DAYS }, (_, index) => daysAfter(dayOf(START), index + 1)).filter(
  isLookedAt,
)
const lastMomentOf = (day: string) => new Date(endOfDay(day).getTime() - 1)

/** Files are made from all pages. The short form compares them on the planted days and on their eves. */
const mayChange = (day: string) =>
  PLANTED_TURNS.some((turn) => turn === day || daysAfter(turn, -1) === day)

/** Follows what the site sends at some paths through the year, beside the preview of each day as it is asked for today. */
async function followYear(paths: readonly string[]) {
  const site = new KeptSite()
  const different: string[] = []
  const turned = new Set<string>()
  const before = new Map<string, string>()
  for (const day of days) {
    for (const path of paths) {
      const isFile = path in FILES
      if (isFile && !isLong && !mayChange(day)) continue
      const sent = await site.answer(path, lastMomentOf(day))
      const shown = await answerAt(path, previewMoment(readPreviewDay(day, START), START))
      if (shown.text !== sent) different.push(`${day} ${path}`)
      if (!isFile && before.has(path) && before.get(path) !== sent) turned.add(day)
      before.set(path, sent)
    }
  }
  return { different, turned: [...turned].toSorted(), made: site.made }
}

const timeout = isLong ? 3_600_000 : 60_000

test.each([...PAGES, ...Object.keys(FILES)])(
  'what a preview of a day shows of %s is what the site sends on it, all year',
  { timeout },
  async (path) => {
    const { different, turned, made } = await followYear([path])
    expect(different).toEqual([])
    expect(TURNS).toEqual(expect.arrayContaining(turned))
    // A kept answer is made again only when it ends: else it would be no wonder.
    expect(made).toBeLessThanOrEqual(TURNS.length + 1)
  },
)

test('the pages with planted documents change on each of the planted days', {
  timeout,
}, async () => {
  const { turned } = await followYear(CHANGING)
  expect(turned).toEqual(TURNS)
})
