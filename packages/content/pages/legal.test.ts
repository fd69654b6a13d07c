import { expect, test } from 'vitest'
import { paragraph, reference, siteSettings, withRoute } from '../fixtures/documents.ts'
import { origin } from '../fixtures/pages.ts'
import { pageMetadata } from '../page/metadata.ts'
import { structuredData } from '../page/structuredData.ts'
import { plainText } from '../parts/text/plain.ts'
import { load, loadKind } from '../testing/load.ts'

const version = (name: string, updatedAt: string, fields: object = {}) => ({
  _key: name,
  version: name,
  updatedAt,
  title: 'Privacidade',
  body: [paragraph(`Texto ${name}.`)],
  ...fields,
})

const policy = withRoute(
  {
    _id: 'legalPage-a',
    _type: 'legalPage',
    slug: { current: 'politica-privacidade' },
    ...version('3.0', '2027-01-01'),
    former: [version('2.1', '2026-11-27'), version('2.0', '2025-01-27')],
  },
  { path: '/privacidade', name: 'Privacidade', title: 'Privacidade | Elos' },
)

const documents = [siteSettings, policy]

const EVE = new Date('2027-01-01T02:59:59Z')
const MIDNIGHT = new Date('2027-01-01T03:00:00Z')

const shownAt = async (path: string, at: Date) => {
  const { subject } = await loadKind('legal', path, documents, at)
  return { ...subject, body: plainText(subject.body) }
}

test('a version that is to come takes the place of the one in force at midnight in São Paulo', async () => {
  expect(await shownAt('/privacidade', EVE)).toMatchObject({
    version: '2.1',
    from: '2026-11-27',
    until: '2026-12-31',
    body: 'Texto 2.1.',
    former: [{ version: '2.0', until: '2026-11-26', href: '/privacidade/versao/2-0' }],
  })
  expect((await load('/privacidade', documents, EVE)).freshUntil).toEqual(MIDNIGHT)
  expect(await shownAt('/privacidade', MIDNIGHT)).toMatchObject({
    version: '3.0',
    from: '2027-01-01',
    until: undefined,
    body: 'Texto 3.0.',
    former: [{ version: '2.1', until: '2026-12-31' }, { version: '2.0' }],
  })
})

test('a former version keeps an address, which leads to the one in force and is not for search engines', async () => {
  const path = '/privacidade/versao/2-0'
  expect(await shownAt(path, MIDNIGHT)).toMatchObject({
    version: '2.0',
    until: '2026-11-26',
    body: 'Texto 2.0.',
    current: '/privacidade',
  })
  const page = await loadKind('legal', path, documents, MIDNIGHT)
  expect(pageMetadata(page, origin)).toMatchObject({
    title: 'Versão 2.0: Privacidade | Elos',
    robots: 'noindex',
    alternates: { canonical: `${origin}${path}` },
  })
  expect(JSON.stringify(structuredData(page, origin))).toContain('"Versão 2.0"')
})

test.each([
  '/privacidade/versao/1-0',
  '/privacidade/versao/3-0',
  '/privacidade/versao/',
  '/x/versao/2-0',
])('at %s there is no former version', async (path) => {
  expect((await load(path, documents, MIDNIGHT)).outcome).toBe('missing')
})

test('what a former version may replace has the tag of its text', async () => {
  expect((await load('/privacidade/versao/3-0', documents, EVE)).tags).toContain('doc:legalPage-a')
})

test('a former version states the figures of its last day', async () => {
  const claim = {
    _id: 'claim-a',
    _type: 'claim',
    kind: 'text',
    text: '15 dias',
    next: { text: '30 dias', validFrom: '2027-01-01' },
  }
  const stating = paragraph('Prazo: ')
  const body = [
    {
      ...stating,
      children: [
        ...stating.children,
        { _type: 'claimRef', _key: 'c', display: 'full', claim: reference('claim-a') },
      ],
    },
  ]
  const text = { ...policy, body, former: [version('2.1', '2026-11-27', { body })] }
  const saidAt = async (path: string) => {
    const { subject } = await loadKind('legal', path, [siteSettings, text, claim], MIDNIGHT)
    return plainText(subject.body)
  }
  expect(await saidAt('/privacidade/versao/2-1')).toBe('Prazo: 15 dias')
  expect(await saidAt('/privacidade')).toBe('Prazo: 30 dias')
})
