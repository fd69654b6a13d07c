import { expect } from '@playwright/test'
import { documentAt } from './support/document.ts'
import { env } from './support/lake.ts'
import { registry } from './support/registry.ts'
import { test } from './support/test.ts'

const words = (element: { textContent: string } | null | undefined) =>
  element?.textContent.replaceAll(/\s+/g, ' ').trim()

for (const { path, kind, name, title, description } of registry) {
  test(`${path} shows its page, and says what it is to who shares it, reads it by program or saves its address`, async () => {
    const page = await documentAt(path)
    const canonical = new URL(path, env.E2E_SITE_URL).href
    expect(page.documentElement.lang).toBe('pt-BR')
    expect(page.title).toBe(title)
    const attribute = (selector: string, of: string) =>
      page.querySelector(selector)?.getAttribute(of)
    expect(attribute('meta[name="description"]', 'content')).toBe(description)
    expect(attribute('link[rel="canonical"]', 'href')).toBe(canonical)
    expect(page.documentElement.outerHTML, 'the home page without its slash').not.toContain(
      `"${new URL(env.E2E_SITE_URL).origin}"`,
    )

    expect([...page.querySelectorAll('h1')].map(words)).toEqual([expect.stringMatching(/./)])
    const breadcrumb = page.querySelector('nav[aria-label="Você está em"]')
    if (kind === 'homePage') {
      expect(breadcrumb).toBeNull()
    } else {
      expect(words(breadcrumb?.querySelector('li'))).toBe('Início')
      expect(words(breadcrumb?.querySelector('[aria-current="page"]'))).toBe(name)
    }

    const shared = [...page.querySelectorAll('meta[property^="og:"]')].map(
      (meta) => [meta.getAttribute('property'), meta.getAttribute('content')] as const,
    )
    expect(Object.fromEntries(shared)).toMatchObject({
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
      'og:type': kind === 'article' ? 'article' : 'website',
      'og:locale': 'pt_BR',
      'og:site_name': expect.stringMatching(/./),
      'og:image:alt': expect.stringMatching(/./),
      'og:image': expect.stringContaining(env.E2E_SITE_URL),
    })
    expect(new Set(shared.map(([property]) => property)).size, 'stated once').toBe(shared.length)
    const links = (type: string) => page.querySelectorAll(`link[type="${type}"]`).length
    expect(links('text/markdown')).toBe(1)
    expect(links('application/rss+xml')).toBe(kind === 'article' || kind === 'blogPage' ? 1 : 0)
    expect(page.querySelectorAll('link[rel~="icon"]')).toHaveLength(1)
  })
}
