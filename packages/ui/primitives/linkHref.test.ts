import { site as emptySite } from '@elos/content/fixtures/pages'
import { describe, expect, test } from 'vitest'
import { linkHref } from './linkHref.ts'

const site = {
  ...emptySite,
  chatPhone: '551100000000',
  chatMessages: { ...emptySite.chatMessages, floating: 'Olá! Vim pelo site.' },
}
const home = { site, path: '/' }
const partner = { site, path: '/parceiros-elos' }

describe('the address of a link', () => {
  test('to a page is its path with the anchor', () => {
    expect(
      linkHref({ label: 'Sobre', action: 'page', href: '/#sobre' }, { site, path: '/blog' }),
    ).toBe('/#sobre')
  })

  test('to a section of the same page is the anchor alone', () => {
    expect(linkHref({ label: 'Sobre', action: 'page', href: '/#sobre' }, home)).toBe('#sobre')
    expect(linkHref({ label: 'Sobre', action: 'page', href: '/#sobre' }, partner)).toBe('/#sobre')
  })

  test('for a quote is that of the form on the home page', () => {
    expect(linkHref({ label: 'Cotação', action: 'quote' }, home)).toBe('#contato')
    expect(linkHref({ label: 'Cotação', action: 'quote' }, partner)).toBe('/#contato')
  })

  test('for a partner is that of the application', () => {
    expect(linkHref({ label: 'Parceria', action: 'partner' }, partner)).toBe('#candidatura')
    expect(linkHref({ label: 'Parceria', action: 'partner' }, home)).toBe(
      '/parceiros-elos#candidatura',
    )
  })

  test('for the chat has its own message, or else the greeting', () => {
    expect(linkHref({ label: 'Chat', action: 'chat', message: 'Olá, você' }, home)).toBe(
      'https://wa.me/551100000000?text=Ol%C3%A1%2C%20voc%C3%AA',
    )
    expect(linkHref({ label: 'Chat', action: 'chat' }, home)).toContain(
      encodeURIComponent(site.chatMessages.floating),
    )
  })
})
