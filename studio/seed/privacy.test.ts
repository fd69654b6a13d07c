import { loadPageOf } from '@elos/content'
import { plainText } from '@elos/content/parts/text/plain'
import { lakeOf } from '@elos/content/testing/lake'
import { expect, test } from 'vitest'
import { seedDocuments } from './documents.ts'
import { collect } from './testing/collect.ts'

test('the privacy policy has the tables that the site fills in, and the months of the settings', () => {
  const policy = seedDocuments().find(({ _id }) => _id === 'legalPage-privacidade')
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

test('the privacy policy leads to its version of January 2025, which keeps no page from being deleted', async () => {
  const seed = seedDocuments()
  const load = (path: string) =>
    loadPageOf(lakeOf(seed), 'legal', path, new Date('2026-12-01'), 'https://www.example.com.br')
  const path = '/politica-privacidade'
  const { former } = (await load(path)).subject
  const href = `${path}/versao/2-0`
  expect(former).toEqual([{ version: '2.0', from: '2025-01-27', until: '2026-11-26', href }])
  const { subject } = await load(href)
  expect(subject).toMatchObject({ version: '2.0', from: '2025-01-27', current: path })
  expect(plainText(subject.body)).toMatch(/das 9h às 18h.*até 15 dias úteis/s)
  const kept = seed.flatMap((each) => ('former' in each ? (each.former ?? []) : []))
  expect(collect(kept, (value) => ('_ref' in value ? value._ref : undefined))).toEqual([])
})
