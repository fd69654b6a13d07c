import { type IslandData, loadIslandData } from '@elos/content'
import { lakeOf } from '@elos/content/testing/lake'
import { onTestFinished } from 'vitest'
import { Publisher } from '../../cache/freshness/publisher.ts'
import { setSite } from '../../cache/site.ts'
import { Pages } from '../../cache/store/pages.ts'
import { OneReplica } from '../../replicas/oneReplica.ts'

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

const DOCUMENTS = [
  {
    _id: 'siteSettings',
    _type: 'siteSettings',
    phone: '+551130000000',
    chatPhone: '+5511988887777',
    openingHours: [{ _key: 'a', days: DAYS, opens: '08:00', closes: '18:00' }],
  },
  {
    _id: 'carrier-amil',
    _type: 'carrier',
    name: 'Amil Saúde',
    slug: { current: 'amil-saude' },
    inQuoteForm: true,
    route: { path: '/amil-saude' },
  },
  {
    _id: 'legalPage-privacidade',
    _type: 'legalPage',
    route: { path: '/politica-privacidade' },
    version: '2.1',
    updatedAt: '2025-01-27',
  },
]

/** The Lake with what the site below has read. */
export const contentLake = lakeOf(DOCUMENTS)

/** Makes a site known, until the test ends, that has read the data of its forms once, and reads nothing more. */
export async function siteWithData(): Promise<IslandData> {
  const { data } = await loadIslandData(contentLake, new Date())
  const pages = new Pages({
    make: async () => ({ response: Response.json(data), tags: [], freshUntil: null }),
  })
  await pages.renew('/dados.json')
  const replicas = new OneReplica()
  const exists = () => true
  const comparison = {
    note: () => undefined,
    knows: () => true,
    compareAnew: async () => undefined,
  }
  const publisher = new Publisher({
    pages,
    exists,
    comparison,
    replicas,
    announcePages: () => undefined,
  })
  const state = () => {
    throw new Error('No form asks for the state of the site')
  }
  setSite({ pages, exists, publisher, state })
  onTestFinished(() => {
    pages.close()
    globalThis.site = undefined
  })
  return data
}
