import { expect, test } from '@playwright/test'
import { env } from './support/lake.ts'
import { type Entry, registry } from './support/registry.ts'

/** The sections that the specification lists for each kind of page: anchors or headings. */
const SECTIONS: Record<Entry['kind'], string[]> = {
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
  blogPage: ['text=Ler Artigo'],
  article: ['a[href="/blog"]', 'time', 'article h2', 'nav[aria-label="Outros artigos"]'],
  carrier: ['a:has-text("Voltar para Operadoras")', 'a:has-text("Solicitar Cotação")'],
  plan: ['a:has-text("Voltar para Home")', 'a:has-text("Solicitar Cotação")'],
  product: ['a:has-text("Voltar para Home")', 'a:has-text("Solicitar Cotação")'],
  legalPage: ['main h2'],
}

for (const entry of registry) {
  test(`${entry.path} shows its page`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))

    const answer = await page.goto(entry.path)
    expect(answer?.status()).toBe(200)

    await expect(page).toHaveTitle(entry.title)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      entry.description,
    )
    const canonical = `${env.E2E_SITE_URL}${entry.path === '/' ? '' : entry.path}`
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical)
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()

    const breadcrumb = page.getByRole('navigation', { name: 'Você está em' })
    if (entry.kind === 'homePage') {
      await expect(breadcrumb).toHaveCount(0)
    } else {
      await expect(breadcrumb.getByRole('listitem').first()).toHaveText('Início')
      await expect(breadcrumb.locator('[aria-current="page"]')).toHaveText(entry.name)
    }

    for (const section of SECTIONS[entry.kind]) {
      expect(await page.locator(section).count(), `${section} on ${entry.path}`).toBeGreaterThan(0)
    }
    expect(complaints).toEqual([])
  })
}
