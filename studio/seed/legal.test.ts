import { loadPageOf } from '@elos/content'
import { plainText } from '@elos/content/parts/text/plain'
import { lakeOf } from '@elos/content/testing/lake'
import { expect, test } from 'vitest'
import { seedDocuments } from './documents.ts'
import { collect } from './testing/collect.ts'

const seed = seedDocuments()

test('the privacy policy has the tables that the site fills in, and the months of the settings', () => {
  const policy = seed.find(({ _id }) => _id === 'legalPage-privacidade')
  const body = policy?._type === 'legalPage' ? policy.body : []
  const types = body.map(({ _type }) => _type)
  expect(types).toContain('formsTable')
  expect(types).toContain('storageTable')
  const inSentences = body.flatMap((item) => (item._type === 'block' ? (item.children ?? []) : []))
  expect(inSentences).toContainEqual(
    expect.objectContaining({
      _type: 'leadRetention',
      settings: expect.objectContaining({ _ref: 'siteSettings' }),
    }),
  )
})

/** The versions of legal texts that the first content keeps, each with words that stand in it. */
const FORMER = [
  {
    path: '/politica-privacidade',
    version: { version: '2.0', from: '2025-01-27', until: '2026-11-26' },
    words: /das 9h às 18h.*até 15 dias úteis/s,
  },
  {
    path: '/termos-uso',
    version: { version: '1.0', from: '2025-08-27', until: '2026-11-27' },
    words: /A corretora intermedeia a contratação.*protegidos por lei/s,
  },
]

test.each(FORMER)(
  '$path leads to its version of $version.from',
  async ({ path, version, words }) => {
    const load = (asked: string) =>
      loadPageOf(lakeOf(seed), 'legal', asked, new Date('2026-12-01'), 'https://www.example.com.br')
    const href = `${path}/versao/${version.version.replace('.', '-')}`
    expect((await load(path)).subject.former).toEqual([{ ...version, href }])
    const { subject } = await load(href)
    expect(subject).toMatchObject({ version: version.version, from: version.from, current: path })
    expect(plainText(subject.body)).toMatch(words)
  },
)

test('a former version keeps no page from being deleted', () => {
  const kept = seed.flatMap((each) => ('former' in each ? (each.former ?? []) : []))
  expect(kept).toHaveLength(FORMER.length)
  expect(collect(kept, (value) => ('_ref' in value ? value._ref : undefined))).toEqual([])
})
