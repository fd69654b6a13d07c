import type { Link } from '@elos/content'
import { site as emptySite } from '@elos/content/fixtures/pages'
import { expect, test } from 'vitest'
import { linkHref } from './linkHref.ts'

const CHAT = 'https://wa.me/551100000000?text='
const site = {
  ...emptySite,
  chatPhone: '551100000000',
  chatMessages: { ...emptySite.chatMessages, floating: 'Olá! Vim pelo site.' },
}

test.each<[address: string, path: string, link: Omit<Link, 'label'>]>([
  ['/#sobre', '/blog', { action: 'page', href: '/#sobre' }],
  ['#sobre', '/', { action: 'page', href: '/#sobre' }],
  ['#contato', '/', { action: 'quote' }],
  ['/#contato', '/parceiros-elos', { action: 'quote' }],
  ['#candidatura', '/parceiros-elos', { action: 'partner' }],
  ['/parceiros-elos#candidatura', '/', { action: 'partner' }],
  [`${CHAT}Ol%C3%A1%2C%20voc%C3%AA`, '/', { action: 'chat', message: 'Olá, você' }],
  [`${CHAT}${encodeURIComponent(site.chatMessages.floating)}`, '/', { action: 'chat' }],
])('%s is the address on %s of the link %o', (address, path, link) => {
  expect(linkHref({ label: 'Link', ...link }, { site, path })).toBe(address)
})
