import { describe, expect, it } from 'vitest'
import { reference, siteSettings } from '../fixtures/documents.ts'
import { lakeOf } from '../fixtures/lake.ts'
import { now } from '../fixtures/pages.ts'
import { loadIslandData } from './load.ts'

const documents = [
  {
    ...siteSettings,
    chatPhone: '+55 11 0000-0000',
    responseTime: reference('claim-resposta'),
    measurement: { analyticsId: ' G-ABC123 ', adsId: 'AW-1"><script>', adsLabel: '' },
  },
  { _id: 'claim-resposta', _type: 'claim', kind: 'text', text: 'até 2 horas' },
  { _id: 'carrier-amil', _type: 'carrier', name: 'Amil', quoteOption: 'amil', order: 2 },
  { _id: 'carrier-alice', _type: 'carrier', name: 'Alice', order: 1 },
]

describe('what islands ask for', () => {
  it('is the chat, the carriers of the quote form, and ids that are written as ids are', async () => {
    const { data } = await loadIslandData(lakeOf(documents), now)
    expect(data).toMatchObject({
      chatPhone: '551100000000',
      quoteCarriers: [{ value: 'amil', label: 'Amil' }],
      responseTime: 'até 2 horas',
      measurement: { analyticsId: 'G-ABC123', adsId: undefined, adsLabel: undefined },
    })
  })

  it('is made anew when the settings, the claim or the list of carriers changes', async () => {
    const { tags } = await loadIslandData(lakeOf(documents), now)
    expect(tags).toEqual(
      expect.arrayContaining(['doc:siteSettings', 'doc:claim-resposta', 'list:carrier']),
    )
  })

  it('is complete while nobody has written the settings', async () => {
    const { data, tags } = await loadIslandData(lakeOf([]), now)
    expect(data).toMatchObject({ chatPhone: '', quoteCarriers: [], measurement: {} })
    expect(tags).toContain('doc:siteSettings')
  })
})
