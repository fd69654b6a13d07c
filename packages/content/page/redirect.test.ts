import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reference, routeTo } from '../fixtures/documents.ts'
import { load } from '../testing/load.ts'

const carrier = { _id: 'carrier-amil', _type: 'carrier', name: 'Amil' }

describe('a redirect', () => {
  const privacy = { _id: 'legalPage-privacidade', _type: 'legalPage', title: 'Privacidade' }
  const target = routeTo(privacy._id, { path: '/politica-privacidade' })
  const redirect = {
    _id: 'redirect-lgpd',
    _type: 'redirect',
    source: '/lgpd',
    target: reference(target._id),
    permanent: true,
  }

  test('leads to the page of its target', async () => {
    expect(await load('/lgpd', [privacy, target, redirect])).toMatchObject({
      outcome: 'redirect',
      location: '/politica-privacidade',
      permanent: true,
    })
  })

  test('may lead to a section, and may be temporary', async () => {
    const documents = [privacy, target, { ...redirect, anchor: 'direitos', permanent: false }]
    expect(await load('/lgpd', documents)).toMatchObject({
      location: '/politica-privacidade#direitos',
      permanent: false,
    })
  })

  test('is ignored when a page exists at its path', async () => {
    const documents = [privacy, target, redirect, carrier, routeTo(carrier._id, { path: '/lgpd' })]
    expect((await load('/lgpd', documents)).outcome).toBe('page')
  })

  test('applies while the page at its path is not published yet', async () => {
    const documents = [privacy, target, redirect, routeTo('article-soon', { path: '/lgpd' })]
    expect((await load('/lgpd', documents)).outcome).toBe('redirect')
  })

  test('to a page that does not exist is missing', async () => {
    expect((await load('/lgpd', [target, redirect])).outcome).toBe('missing')
    expect((await load('/lgpd', [redirect])).outcome).toBe('missing')
  })

  test('is ignored when one of several routes at its path has a page', async () => {
    const second = { ...target, _id: 'route-z', path: '/lgpd' }
    const first = routeTo('article-soon', { path: '/lgpd' })
    const loop = [privacy, first, second, { ...redirect, target: reference('route-z') }]
    expect((await load('/lgpd', loop)).outcome).toBe('page')
  })

  test('never leads to another redirect, whatever redirects and pages exist', async () => {
    const paths = ['/a', '/b', '/c', '/d']
    const path = fc.constantFrom(...paths)
    const entry = fc.record({ path, isLive: fc.boolean() })
    const routes = fc.array(entry, { maxLength: 6 })
    const redirects = fc.uniqueArray(fc.record({ source: path, to: fc.nat(5) }), {
      selector: ({ source }) => source,
    })
    await fc.assert(
      fc.asyncProperty(routes, redirects, async (entries, hops) => {
        const documents = [
          carrier,
          ...entries.map(({ path, isLive }, index) => ({
            ...routeTo(isLive ? carrier._id : 'carrier-unpublished', { path }),
            _id: `route-${index}`,
          })),
          ...hops.map(({ source, to }) => ({
            _id: `redirect-${source}`,
            _type: 'redirect',
            source,
            target: reference(`route-${to}`),
          })),
        ]
        for (const from of paths) {
          const first = await load(from, documents)
          if (first.outcome !== 'redirect') continue
          expect((await load(first.location, documents)).outcome).toBe('page')
        }
      }),
    )
  })
})
