import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { TOKEN, testLake } from '@elos/lake/testing/lake'
import { readSpeed, SHOWN_DAYS, speedLines } from '@elos/studio/status/speed'
import { SpeedCounts } from '@elos/web/speed/speedCounts'
import type { Visit } from '@elos/web/speed/visit'
import { createClient } from 'next-sanity'
import { expect, onTestFinished, test, vi } from 'vitest'

const TODAY = '2026-03-31'
const NOW = new Date(`${TODAY}T12:00:00Z`)

const visit = (figures: Visit['figures'], device: Visit['device'] = 'phone'): Visit => ({
  kind: 'carrier',
  device,
  figures: { TTFB: 20, ...figures },
})

/** The site's own client: that of the Lake's tests is of another copy of the library. */
const clientOf = (apiHost: string) =>
  createClient({
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    projectId: 'elos',
    dataset: 'production',
    apiVersion: API_VERSION,
    token: TOKEN,
  })

/** The counts of a site that writes them to a Lake without pauses. */
const countsOf = (apiHost: string) => new SpeedCounts(clientOf(apiHost), 0)

/** What staff see. */
const shownOf = async ({ client }: Awaited<ReturnType<typeof testLake>>) =>
  speedLines(await readSpeed(client, NOW))

async function siteWithCounts() {
  const lake = await testLake()
  return { lake, counts: countsOf(lake.url), shown: () => shownOf(lake) }
}

test('staff see what three visits of four did not exceed, by kind of page and device', async () => {
  const { counts, shown } = await siteWithCounts()
  for (const LCP of [900, 950, 960, 9000]) counts.add(TODAY, visit({ LCP, CLS: 0 }))
  counts.add(TODAY, visit({ LCP: 3500, INP: 700 }, 'desktop'))
  await vi.waitFor(async () => expect(await shown()).toHaveLength(2))
  expect(await shown()).toEqual([
    {
      kind: 'carrier',
      device: 'phone',
      title: 'Operadoras, celular',
      visits: 4,
      figures: {
        LCP: { text: '1,0 s', rating: 'good' },
        CLS: { text: '0,00', rating: 'good' },
        TTFB: { text: '19 ms', rating: 'good' },
      },
    },
    {
      kind: 'carrier',
      device: 'desktop',
      title: 'Operadoras, computador',
      visits: 1,
      figures: {
        LCP: { text: '3,4 s', rating: 'fair' },
        INP: { text: '763 ms', rating: 'poor' },
        TTFB: { text: '19 ms', rating: 'good' },
      },
    },
  ])
})

test('several sites count together, visitors cannot read the counts, and no page depends on them', async () => {
  const { lake, counts, shown } = await siteWithCounts()
  const other = countsOf(lake.url)
  for (const each of [counts, other, counts, other]) each.add(TODAY, visit({}))
  await vi.waitFor(async () => expect((await shown())[0]?.visits).toBe(4))
  expect(await lake.visitor.fetch('count(*[_type == "speed"])')).toBe(0)
  expect(await lake.client.fetch('count(*[_type == "speed" && _id in path("*")])')).toBe(0)
})

test('what is counted while the Lake is away is stored once it is back', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => error.mockRestore())
  const { lake, counts } = await siteWithCounts()
  await lake.close()
  counts.add(TODAY, visit({}))
  await vi.waitFor(() => expect(error).toHaveBeenCalled())
  const { dir } = lake
  const back = await testLake({ dir, port: Number(new URL(lake.url).port) })
  counts.add(TODAY, visit({}))
  await vi.waitFor(async () => expect((await shownOf(back))[0]?.visits).toBe(2))
})

test('what is stored is not counted again when older days cannot be removed', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => error.mockRestore())
  const lake = await testLake()
  const client = clientOf(lake.url)
  vi.spyOn(client, 'withConfig').mockReturnValue(client)
  const remove = vi.spyOn(client, 'delete').mockRejectedValueOnce(new Error('gone'))
  const counts = new SpeedCounts(client, 0)
  counts.add(TODAY, visit({}))
  await vi.waitFor(() => expect(error).toHaveBeenCalled())
  counts.add(TODAY, visit({}))
  await vi.waitFor(() => expect(remove).toHaveBeenCalledTimes(2))
  expect((await shownOf(lake))[0]?.visits).toBe(2)
})

test('older days are not shown, and are removed after 90 days', async () => {
  const { lake, counts, shown } = await siteWithCounts()
  const days = () => lake.client.fetch<string[]>('*[_type == "speed"] | order(day asc).day')
  counts.add('2025-12-01', visit({}))
  await vi.waitFor(async () => expect(await days()).toEqual(['2025-12-01']))
  counts.add('2026-03-01', visit({}))
  await vi.waitFor(async () => expect(await days()).toEqual(['2025-12-01', '2026-03-01']))
  expect(SHOWN_DAYS).toBe(28)
  expect(await shown()).toEqual([])
  counts.add(TODAY, visit({}))
  await vi.waitFor(async () => expect(await days()).toEqual(['2026-03-01', TODAY]))
})
