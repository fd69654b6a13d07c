import { describe, expect, test } from 'vitest'
import { reference, siteSettings } from '../../fixtures/documents.ts'
import { now } from '../../fixtures/pages.ts'
import { lakeOf } from '../../testing/lake.ts'
import { loadIslandData } from './load.ts'

const documents = [
  {
    ...siteSettings,
    chatPhone: '+55 11 0000-0000',
    holidays: [{ _key: 'a', date: '2026-12-25', name: 'Natal' }],
    measurement: { analyticsId: ' G-ABC123 ', adsId: 'AW-1"><script>', adsLabel: '' },
  },
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

  test('has of each page what its form may offer, by the documents', async () => {
    const route = (path: string) => ({ route: { path } })
    const offers = ['carrier-amil', 'carrier-alice'].map((id) => ({
      _key: id,
      carrier: reference(id),
    }))
    const plan = { _type: 'plan', offers }
    const { data } = await loadIslandData(
      lakeOf([
        ...documents,
        {
          _id: 'carrier-porto',
          _type: 'carrier',
          name: 'Porto',
          inQuoteForm: true,
          slug: { current: 'porto' },
          planTypes: ['corporativo'],
          ...route('/porto'),
        },
        {
          ...plan,
          _id: 'plan-a',
          name: 'Dental',
          audience: 'familiar',
          coverage: 'odonto',
          ...route('/a'),
        },
        {
          ...plan,
          _id: 'plan-b',
          name: 'Empresas',
          audience: 'corporativo',
          coverage: 'saude-odonto',
          ...route('/b'),
        },
        { _id: 'plan-c', _type: 'plan', audience: 'senior', coverage: 'saude', ...route('/c') },
      ]),
      now,
    )
    expect(data.quoteSubjects).toEqual({
      // It sells to companies alone, so its form asks what one asks of a company.
      '/cotacao/porto': {
        kind: 'company',
        name: 'Porto',
        carrier: 'porto',
        planTypes: ['corporativo'],
      },
      // Nobody sells a dental plan for seniors, and Alice is not in the form.
      '/cotacao/a': {
        kind: 'dental',
        name: 'Dental (odontológico)',
        planType: 'familiar',
        carriers: ['amil'],
        planTypes: ['corporativo', 'familiar'],
      },
      '/cotacao/b': {
        kind: 'company',
        name: 'Empresas',
        planType: 'corporativo',
        carriers: ['amil'],
      },
      // Its document names no carriers.
      '/cotacao/c': { kind: 'health', name: '', planType: 'senior' },
    })
  })

  test('is complete without settings', async () => {
    const { data, tags } = await loadIslandData(lakeOf([]), now)
    expect(data).toMatchObject({ chatPhone: '', quoteCarriers: [], measurement: {} })
    expect(tags).toContain('doc:siteSettings')
  })
})
