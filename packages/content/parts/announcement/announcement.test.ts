import { expect, test } from 'vitest'
import { reference, siteSettings, withRoute } from '../../fixtures/documents.ts'
import { now } from '../../fixtures/pages.ts'
import { load } from '../../testing/load.ts'

const words = {
  text: 'Sem atendimento no dia 20.',
  links: [{ label: 'Horários', action: 'page', page: reference('plan-1') }],
}
const period = { publishAt: '2025-06-16T12:00:00Z', unpublishOn: '2025-06-20' }
const during = new Date('2025-06-16T12:00:00Z')
const over = new Date('2025-06-20T03:00:00Z')

/** Loads a path while the settings have an announcement. */
const at = (path: string, announcement: object, moment: Date) =>
  load(
    path,
    [
      { ...siteSettings, announcement },
      withRoute({ _id: 'plan-1', _type: 'plan' }),
      withRoute({ _id: 'plan-2', _type: 'plan' }),
    ],
    moment,
  )

async function shownAt(path: string, announcement: object, moment: Date) {
  const loaded = await at(path, announcement, moment)
  const site =
    loaded.outcome === 'page' ? loaded.page.site : loaded.outcome === 'missing' && loaded.site
  return site ? site.announcement : undefined
}

const everywhere = { ...words, ...period, where: 'todas' }
const chosen = { ...words, ...period, where: 'escolhidas', pages: [reference('plan-1')] }

test('an announcement stands on every page, and where there is none, from its moment until its last day is over', async () => {
  for (const path of ['/plan-1', '/plan-2', '/nada']) {
    expect(await shownAt(path, everywhere, now)).toBeUndefined()
    expect(await shownAt(path, everywhere, during)).toMatchObject({
      text: words.text,
      links: [{ label: 'Horários', href: '/plan-1' }],
    })
    expect(await shownAt(path, everywhere, over)).toBeUndefined()
  }
})

test('a page with an announcement is renewed when that begins and when it ends, and no other page is', async () => {
  const turns = async (path: string, announcement: object) => [
    (await at(path, announcement, now)).freshUntil,
    (await at(path, announcement, during)).freshUntil,
    (await at(path, announcement, over)).freshUntil,
  ]
  expect(await turns('/plan-2', everywhere)).toEqual([during, over, null])
  expect(await turns('/plan-1', chosen)).toEqual([during, over, null])
  expect(await turns('/plan-2', chosen)).toEqual([null, null, null])
})

test.each<[string, object]>([
  ['of other pages', chosen],
  ['whose chosen pages have all gone', { ...chosen, pages: [] }],
  ['that does not say where', { ...everywhere, where: null }],
  ['without a text', { ...everywhere, text: ' ' }],
])('an announcement %s is not shown', async (_, announcement) => {
  expect(await shownAt('/plan-2', announcement, during)).toBeUndefined()
})
