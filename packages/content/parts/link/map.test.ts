import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { externalHref, pageHref } from './href.ts'
import { type LinkResult, mapLink, mapLinks } from './map.ts'

function link(fields: Partial<NonNullable<LinkResult>>): LinkResult {
  return {
    label: 'Ver',
    action: 'page',
    anchor: null,
    message: null,
    url: null,
    route: null,
    ...fields,
  }
}

const home = { path: '/' }

describe('a link', () => {
  test.each([
    ['a page', link({ route: { path: '/blog' } }), '/blog'],
    ['a section of a page', link({ route: home, anchor: 'sobre' }), '/#sobre'],
    ['a section of the same page', link({ anchor: 'contato' }), '#contato'],
    ['a section written with its hash', link({ anchor: '#contato' }), '#contato'],
    ['another site', link({ action: 'external', url: 'https://gov.br/ans' }), 'https://gov.br/ans'],
    ['a missing page', link({}), undefined],
    ['an unsafe address', link({ action: 'external', url: 'javascript:alert(1)' }), undefined],
    ['the quote form, whatever else it holds', link({ action: 'quote', route: home }), undefined],
  ])('to %s has its href', (_, raw, href) => {
    expect(mapLink(raw).href).toBe(href)
  })

  test('to the chat carries its message', () => {
    expect(mapLink(link({ action: 'chat', message: 'Olá!' }))).toEqual({
      label: 'Ver',
      action: 'chat',
      href: undefined,
      message: 'Olá!',
    })
  })

  test('that is missing is the fallback', () => {
    const fallback = { label: 'Solicitar Cotação', action: 'quote' } as const
    expect(mapLink(null, fallback)).toBe(fallback)
  })
})

describe('a menu', () => {
  test('has no links without a target, but those that open a form or the chat', () => {
    const menu = mapLinks([
      link({}),
      link({ route: home }),
      link({ action: 'quote' }),
      link({ action: 'chat' }),
      null,
    ])
    expect(menu.map(({ action, href }) => [action, href])).toEqual([
      ['page', '/'],
      ['quote', undefined],
      ['chat', undefined],
    ])
  })
})

describe('addresses', () => {
  test('have no scheme that runs code when they are of other sites', () => {
    const schemes = fc.constantFrom(
      'javascript:',
      'JAVASCRIPT:',
      ' data:',
      'vbscript:',
      'file:',
      '//',
    )
    fc.assert(
      fc.property(schemes, fc.string(), (scheme, rest) => {
        expect(externalHref(scheme + rest)).toBeUndefined()
      }),
    )
  })

  test('begin with a slash or a hash when they are of pages', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.option(fc.string()), (path, anchor) => {
        const href = pageHref(path === null ? null : { path }, anchor)
        expect(href === undefined || /^[/#]/.test(href)).toBe(true)
        expect(href?.startsWith('//')).not.toBe(true)
      }),
    )
  })
})
