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

  test('to a page that has left leads, for the time being, to where that leads', async () => {
    const replaced = withRoute(carrier, { path: '/amil' })
    const left = { ...target, unpublishOn: '2025-06-01', replacement: reference(replaced._id) }
    const old = { ...redirect, anchor: 'direitos' }
    expect(await load('/lgpd', [replaced, left, old])).toMatchObject({
      outcome: 'redirect',
      location: '/amil',
      permanent: false,
    })
  })

  test('is ignored when one of several pages at its path is due', async () => {
    const first = withRoute(soon, { path: '/lgpd' })
    const second = withRoute({ ...privacy, _id: 'legalPage-z' }, { path: '/lgpd' })
    const loop = [first, second, { ...redirect, target: reference(second._id) }]
    expect((await load('/lgpd', loop)).outcome).toBe('page')
  })
})
