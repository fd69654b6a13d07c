import { expect } from '@playwright/test'
import { documentAt } from './support/document.ts'
import { env } from './support/lake.ts'
import { type Entry, registry } from './support/registry.ts'
import { test } from './support/test.ts'

type Section = string | readonly [element: string, words: string]

/** The sections that the specification names for pages of a kind: elements, or words in them. */
const SECTIONS: Partial<Record<Entry['kind'], Section[]>> = {
  homePage: ['#inicio', '#sobre', '#servicos', '#operadoras', '#depoimentos', '#contato'],
  partnerPage: [
    '#hero',
    '#como-funciona',
    '#especialistas-portabilidade',
    '#especialistas-solucoes',
    '#vantagens',
    '#operadoras-parceiras',
    '#faq',
  ],
  blogPage: [['main', 'Ler Artigo']],
  article: ['a[href="/blog"]', 'time', 'article h2', 'nav[aria-label="Outros artigos"]'],
  carrier: [
    ['a', 'Voltar para Operadoras'],
    ['a', 'Solicitar Cotação'],
  ],
  plan: [
    ['a', 'Voltar para Home'],
    ['a', 'Solicitar Cotação'],
  ],
  product: [
    ['a', 'Voltar para Home'],
    ['a', 'Solicitar Cotação'],
  ],
  legalPage: ['main h2'],
}

const words = (element: { textContent: string } | null | undefined) =>
  element?.textContent.replaceAll(/\s+/g, ' ').trim()

for (const { path, kind, name, title, description } of registry) {
  test(`${path} shows its page`, async () => {
    const page = await documentAt(path)
    expect(page.documentElement.lang).toBe('pt-BR')
    expect(page.title).toBe(title)
    const attribute = (selector: string, of: string) =>
      page.querySelector(selector)?.getAttribute(of)
    expect(attribute('meta[name="description"]', 'content')).toBe(description)
    const canonical = `${env.E2E_SITE_URL}${path}`
    expect(attribute('link[rel="canonical"]', 'href')).toBe(canonical)

    const headings = [...page.querySelectorAll('h1')]
    expect(headings).toHaveLength(1)
    expect(words(headings[0])).not.toBe('')

    const breadcrumb = page.querySelector('nav[aria-label="Você está em"]')
    if (kind === 'homePage') {
      expect(breadcrumb).toBeNull()
    } else {
      expect(words(breadcrumb?.querySelector('li'))).toBe('Início')
      expect(words(breadcrumb?.querySelector('[aria-current="page"]'))).toBe(name)
    }

    for (const section of SECTIONS[kind] ?? []) {
      const [element, sought = ''] = typeof section === 'string' ? [section] : section
      const found = [...page.querySelectorAll(element)].filter((e) => words(e)?.includes(sought))
      expect(found, `${section}`).not.toHaveLength(0)
    }
  })
}
