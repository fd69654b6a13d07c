import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reference, withRoute } from '../fixtures/documents.ts'
import { load } from '../testing/load.ts'

const LATER = '2025-06-20T12:00:00Z'

const carrier = { _id: 'carrier-amil', _type: 'carrier', name: 'Amil' }
const soon = { _id: 'article-soon', _type: 'article', publishAt: LATER }

describe('a redirect', () => {
  const privacy = { _id: 'legalPage-privacidade', _type: 'legalPage', title: 'Privacidade' }
  const target = withRoute(privacy, { path: '/politica-privacidade' })
  const redirect = {
    _id: 'redirect-lgpd',
    _type: 'redirect',
    source: '/lgpd',
    target: reference(target._id),
    permanent: true,
  }

  test('leads to the page of its target', async () => {
    expect(await load('/lgpd', [target, redirect])).toMatchObject({
      outcome: 'redirect',
      location: '/politica-privacidade',
      permanent: true,
    })
  })

  test('may lead to a section, and may be temporary', async () => {
    const documents = [target, { ...redirect, anchor: 'direitos', permanent: false }]
    expect(await load('/lgpd', documents)).toMatchObject({
      location: '/politica-privacidade#direitos',
      permanent: false,
    })
  })

  test('is ignored when a page exists at its path', async () => {
    const documents = [target, redirect, withRoute(carrier, { path: '/lgpd' })]
    expect((await load('/lgpd', documents)).outcome).toBe('page')
  })

  test('applies while the page at its path is not due', async () => {
    const documents = [target, redirect, withRoute(soon, { path: '/lgpd' })]
    expect((await load('/lgpd', documents)).outcome).toBe('redirect')
  })

  test('to a page that does not exist is missing', async () => {
    expect((await load('/lgpd', [{ ...target, publishAt: LATER }, redirect])).outcome).toBe(
      'missing',
    )
    expect((await load('/lgpd', [redirect])).outcome).toBe('missing')
  })

  test('is ignored when one of several pages at its path is due', async () => {
    const first = withRoute(soon, { path: '/lgpd' })
    const second = withRoute({ ...privacy, _id: 'legalPage-z' }, { path: '/lgpd' })
    const loop = [first, second, { ...redirect, target: reference(second._id) }]
    expect((await load('/lgpd', loop)).outcome).toBe('page')
  })

  test('never leads to another redirect, whatever redirects and pages exist', async () => {
    const paths = ['/a', '/b', '/c', '/d']
    const path = fc.constantFrom(...paths)
    const entry = fc.record({ path, isLive: fc.boolean() })
    const pages = fc.array(entry, { maxLength: 6 })
    const redirects = fc.uniqueArray(fc.record({ source: path, to: fc.nat(5) }), {
      selector: ({ source }) => source,
    })
    await fc.assert(
      fc.asyncProperty(pages, redirects, async (entries, hops) => {
        const documents = [
          ...entries.map(({ path, isLive }, index) =>
            withRoute(
              { _id: `article-${index}`, _type: 'article', publishAt: isLive ? null : LATER },
              { path },
            ),
          ),
          ...hops.map(({ source, to }) => ({
            _id: `redirect-${source}`,
            _type: 'redirect',
            source,
            target: reference(`article-${to}`),
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
