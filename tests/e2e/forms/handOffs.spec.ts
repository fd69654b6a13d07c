import { byChat } from '@elos/ui/words/buttons'
import { expect } from '@playwright/test'
import { chatAddress, settings } from '../support/chat.ts'
import { documentAt, type ServedDocument } from '../support/document.ts'
import { lake } from '../support/lake.ts'
import { test } from '../support/test.ts'

/** Every page with its own chat message, and the label of the button at its end. */
const pages = await lake.fetch<{ path: string; kind: string; message: string; label: string }[]>(
  `*[_type in ["carrier", "plan", "product", "article"] && defined(route.path)]
    {"path": route.path, "kind": _type, "message": chatMessage, "label": closing.label}`,
)

/** Returns where the links with this text in a part of a page lead, and in which tab they open it. */
function linksNamed(page: ServedDocument, part: string, text: string) {
  return [...page.querySelectorAll(`${part} a`)]
    .filter((link) => link.textContent.trim() === text)
    .map((link) => ({ href: link.getAttribute('href'), target: link.getAttribute('target') }))
}

/** A single link, which opens the chat with this message in a tab of its own. */
const opensChat = (message: string) => [{ href: chatAddress(message), target: '_blank' }]

test('every page of a carrier, a plan, a product and an article opens the chat with its own message', async () => {
  expect(pages.length).toBeGreaterThan(20)
  for (const { path, kind, message, label } of pages) {
    const page = await documentAt(path)
    const calls = kind === 'article' ? [label] : ['Solicitar Cotação', label]
    for (const name of calls.map(byChat))
      expect(linksNamed(page, 'main', name), `${path}: ${name}`).toEqual(opensChat(message))
  }
})

test('every link to the chat has the message for its place', async () => {
  const { portability, floating, quote, partner } = settings.chatMessages
  const { label, message } = settings.developerCredit
  for (const path of ['/', '/parceiros-elos', '/seguro-automotivo-frotas']) {
    const page = await documentAt(path)
    expect(linksNamed(page, 'footer', 'Portabilidade pelo WhatsApp'), path).toEqual(
      opensChat(portability),
    )
    expect(linksNamed(page, 'footer', label), path).toEqual(opensChat(message))
    expect(linksNamed(page, 'aside', 'Conversar pelo WhatsApp'), path).toEqual(opensChat(floating))
  }
  const home = await documentAt('/')
  expect(linksNamed(home, 'main', byChat('Quero fazer a portabilidade'))).toEqual(
    opensChat(portability),
  )
  expect(linksNamed(home, '#contato', byChat('Conversar agora'))).toEqual(opensChat(quote))
  const partners = await documentAt('/parceiros-elos')
  expect(linksNamed(partners, 'main', byChat('Conversar agora'))).toEqual(opensChat(partner))
})

/** The ways of a link to contact the brokerage, by what its address leads to. */
const wayOf = (href: string): string =>
  href.startsWith('https://wa.me/') ? 'chat' : href.startsWith('tel:') ? 'call' : 'form'

test('no label opens a form in one place of a page and the chat or a call in another', async () => {
  const forms = /\/cotacao|#contato$|#candidatura$/
  for (const path of [...pages.map(({ path }) => path), '/', '/parceiros-elos']) {
    const page = await documentAt(path)
    const ways = new Map<string, string>()
    for (const link of page.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? ''
      if (!forms.test(href) && wayOf(href) === 'form') continue
      const label = link.getAttribute('aria-label') ?? link.textContent.trim()
      expect(ways.get(label) ?? wayOf(href), `${path}: ${label}`).toBe(wayOf(href))
      ways.set(label, wayOf(href))
    }
    expect(ways.size, path).toBeGreaterThan(2)
  }
})
