import { describe, expect, test } from 'vitest'
import { reference, siteSettings } from '../../fixtures/documents.ts'
import { now } from '../../fixtures/pages.ts'
import { lakeOf } from '../../testing/lake.ts'
import { loadIslandData } from './load.ts'

const carrier = (key: string, name: string, fields: object = {}) => ({
  _id: `carrier-${key}`,
  _type: 'carrier',
  name,
  slug: { current: `${key}-saude` },
  ...fields,
})
const inQuoteForm = { inQuoteForm: true }

const documents = [
  {
    ...siteSettings,
    chatPhone: '+55 11 0000-0000',
    holidays: [{ _key: 'a', date: '2026-12-25', name: 'Natal' }],
    measurement: { analyticsId: ' G-ABC123 ', adsId: 'AW-1"><script>', adsLabel: '' },
  },
  carrier('amil', 'Amil', inQuoteForm),
  carrier('alice', 'Alice'),
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

  test('counts in its messages what the site has', async () => {
    const page = { ...carrier('alice', 'Alice'), route: { path: '/alice' } }
    const settings = {
      ...siteSettings,
      chatMessages: { floating: 'Vi que comparam {{operadoras}}.' },
    }
    const { data } = await loadIslandData(lakeOf([settings, page]), now)
    expect(data.chatMessages.floating).toBe('Vi que comparam uma operadora.')
  })

  test('has of each page what its form may offer, by the documents', async () => {
    const route = (path: string) => ({ route: { path } })
    const offers = ['carrier-amil', 'carrier-alice'].map((id) => ({
      _key: id,
      carrier: reference(id),
    }))
    const plan = (key: string, audience: string, coverage: string, fields: object = {}) => ({
      _id: `plan-${key}`,
      _type: 'plan',
      audience,
      coverage,
      ...route(`/${key}`),
      ...fields,
    })
    const toCompanies = { planTypes: ['corporativo'], ...route('/porto') }
    const all = [
      ...documents,
      carrier('porto', 'Porto', { ...inQuoteForm, ...toCompanies }),
      carrier('medsenior', 'MedSênior', {
        ...inQuoteForm,
        minimumAge: 49,
        ...route('/medsenior'),
      }),
      plan('a', 'familiar', 'odonto', { name: 'Dental', offers }),
      plan('b', 'corporativo', 'saude-odonto', { name: 'Empresas', offers }),
      plan('c', 'senior', 'saude'),
    ]
    const { data } = await loadIslandData(lakeOf(all), now)
    expect(data.quoteSubjects).toEqual({
      // It sells to companies alone, so its form asks what one asks of a company.
      '/cotacao/porto': {
        kind: 'company',
        name: 'Porto',
        carrier: 'porto',
        planTypes: ['corporativo'],
      },
      // It accepts people from that age.
      '/cotacao/medsenior': {
        kind: 'health',
        name: 'MedSênior',
        carrier: 'medsenior',
        minimumAge: 49,
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
      '/cotacao/c': { kind: 'health', name: '', planType: 'senior', applicant: 'sem-cnpj' },
    })
  })

  test('has of a free page about a plan the carriers of its own sections', async () => {
    const amil = { carriers: [reference('carrier-amil')] }
    const porto = carrier('porto', 'Porto', inQuoteForm)
    const offersOf = (id: string) => [{ _key: id, carrier: reference(id) }]
    const plan = (key: string, id: string) => ({
      _id: `plan-${key}`,
      _type: 'plan',
      audience: 'familiar',
      coverage: 'saude',
      offers: offersOf(id),
    })
    const free = (key: string, sellers: object, subject: string) => ({
      _id: `freePage-${key}`,
      _type: 'freePage',
      subject: reference(subject),
      sections: [{ _key: 'a', _type: 'sellers', ...sellers }],
      route: { path: `/${key}` },
    })
    const all = [
      ...documents,
      { ...porto, planTypes: ['familiar'] },
      plan('a', 'carrier-porto'),
      plan('b', 'carrier-amil'),
      free('chosen', amil, 'plan-a'),
      free('of-plan', { plan: reference('plan-b') }, 'plan-a'),
      free('none', {}, 'plan-a'),
      free('carrier', amil, 'carrier-porto'),
    ]
    const { data } = await loadIslandData(lakeOf(all), now)
    const carriersAt = (path: string) => data.quoteSubjects[`/cotacao${path}`]?.carriers
    expect(carriersAt('/chosen')).toEqual(['amil'])
    expect(carriersAt('/of-plan')).toEqual(['amil'])
    expect(carriersAt('/none')).toEqual(['porto'])
    // Whoever asks for a carrier is asked for no other.
    expect(carriersAt('/carrier')).toBeUndefined()
  })

  test('names the version of the privacy policy in force, and is fresh until the next one', async () => {
    const policy = {
      _id: 'legalPage-a',
      _type: 'legalPage',
      route: { path: '/politica-privacidade' },
      version: '3.0',
      updatedAt: '2025-07-01',
      former: [{ _key: '2-1', version: '2.1', updatedAt: '2025-01-27' }],
    }
    const { data, freshUntil, tags } = await loadIslandData(lakeOf([policy]), now)
    expect(data.privacyVersion).toBe('2.1')
    expect(freshUntil).toEqual(new Date('2025-07-01T00:00:00-03:00'))
    expect(tags).toContain('list:legalPage')
    const { data: then } = await loadIslandData(lakeOf([policy]), new Date('2025-07-01T12:00:00Z'))
    expect(then.privacyVersion).toBe('3.0')
  })

  test('names no page before it is due or after it has left, and is fresh until the next turn', async () => {
    const [due, left] = ['2025-06-20T12:00:00Z', '2025-07-10']
    const sold = { audience: 'familiar', coverage: 'saude' }
    const plans = [
      { _id: 'plan-a', _type: 'plan', ...sold, route: { path: '/a' }, publishAt: due },
      { _id: 'plan-b', _type: 'plan', ...sold, route: { path: '/b' }, unpublishOn: left },
    ]
    const at = async (moment: Date) => {
      const { data, freshUntil } = await loadIslandData(lakeOf(plans), moment)
      return { forms: Object.keys(data.quoteSubjects), freshUntil }
    }
    expect(await at(now)).toEqual({ forms: ['/cotacao/b'], freshUntil: new Date(due) })
    const leaving = new Date(`${left}T00:00:00-03:00`)
    expect(await at(new Date(due))).toEqual({
      forms: ['/cotacao/a', '/cotacao/b'],
      freshUntil: leaving,
    })
    expect(await at(leaving)).toEqual({ forms: ['/cotacao/a'], freshUntil: null })
  })

  test('is complete without settings', async () => {
    const { data, tags } = await loadIslandData(lakeOf([]), now)
    expect(data).toMatchObject({ chatPhone: '', quoteCarriers: [], measurement: {} })
    expect(tags).toContain('doc:siteSettings')
  })
})
