import { renderPage } from '@elos/ui'
import { render } from '@elos/ui/testing/render'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { loadAllPages } from '../../firstContent.ts'

const documents = (await loadAllPages()).map((page) => {
  const { document } = new Window()
  document.body.innerHTML = render(renderPage(page))
  return [page.route.path, document] as const
})

/** The document of the page at a path. */
const documentAt = (wanted: string) => documents.find(([path]) => path === wanted)?.[1]

test.each([
  [
    '/plano-familiar',
    ['/amil-saude#dentista', '/bradesco-saude#dentista', '/sulamerica-saude#dentista'],
  ],
  [
    '/plano-individual',
    ['/amil-saude#dentista', '/bradesco-saude#dentista', '/sulamerica-saude#dentista'],
  ],
  ['/plano-senior', ['/medsenior-saude', '/bradesco-saude', '/sulamerica-saude']],
])('who sells on %s leads to %j, where each page says what it sells', (path, expected) => {
  const links = documentAt(path)?.querySelectorAll('#quem-vende h3 a') ?? []
  const addresses = [...links].map((link) => link.getAttribute('href') ?? '')
  expect(addresses).toEqual(expected)
  for (const [page = '', anchor] of addresses.map((address) => address.split('#'))) {
    const target = anchor && documentAt(page)?.getElementById(anchor)?.textContent
    if (anchor) expect(target).toMatch(/^Dentista\s*Sim.*(Dental|Odonto)/)
  }
})
