import { describe, expect, test } from 'vitest'
import { reference, siteSettings } from '../../fixtures/documents.ts'
import { now } from '../../fixtures/pages.ts'
import { lakeOf } from '../../testing/lake.ts'
import { loadIslandData } from './load.ts'

const documents = [
  {
    ...siteSettings,
    chatPhone: '+55 11 0000-0000',
    responseTime: reference('claim-resposta'),
    holidays: [{ _key: 'a', date: '2026-12-25', name: 'Natal' }],
    measurement: { analyticsId: ' G-ABC123 ', adsId: 'AW-1"><script>', adsLabel: '' },
  },
  { _id: 'claim-resposta', _type: 'claim', kind: 'text', text: 'até 2 horas' },
  {
    _id: 'carrier-amil',
    _type: 'carrier',
    name: 'Amil',
    inQuoteForm: true,
    slug: { current: 'amil-saude' },
    order: 2,
  },
  {
    _id: 'carrier-alice',
    _type: 'carrier',
    name: 'Alice',
    slug: { current: 'alice-saude' },
    order: 1,
  },
]

describe('the data of the islands', () => {
  test('has the chat, the carriers of the quote form, and ids of the right format', async () => {
    const { data } = await loadIslandData(lakeOf(documents), now)
    expect(data).toMatchObject({
      chatPhone: '551100000000',
      quoteCarriers: [{ value: 'amil', label: 'Amil' }],
      specialDays: [{ date: '2026-12-25', name: 'Natal', openings: [] }],
      measurement: { analyticsId: 'G-ABC123', adsId: undefined, adsLabel: undefined },
    })
  })

  test('has the tags of the settings, the claim and the list of carriers', async () => {
    const { tags } = await loadIslandData(lakeOf(documents), now)
    expect(tags).toEqual(
      expect.arrayContaining(['doc:siteSettings', 'doc:claim-resposta', 'list:carrier']),
    )
  })

  test('is complete without settings', async () => {
    const { data, tags } = await loadIslandData(lakeOf([]), now)
    expect(data).toMatchObject({ chatPhone: '', quoteCarriers: [], measurement: {} })
    expect(tags).toContain('doc:siteSettings')
  })
})
