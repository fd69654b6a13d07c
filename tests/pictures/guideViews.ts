import type { Page } from '@playwright/test'

/** The view in a picture of the Studio: a path, the words to wait for, and what is done then. */
interface StudioView {
  name: string
  path: string
  words: string
  /** The size of the window, in pixels; that of a notebook without it. */
  viewport?: { width: number; height: number }
  act?: (page: Page) => Promise<unknown>
}

const document = (type: string, id: string) => `/intent/edit/id=${id};type=${type}`

const click = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()

const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click()

/** Begins a change of a price, so that there is a draft to show. */
async function changePrice(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Número/ }).fill('169,90')
  await page.getByText('a partir de R$ 169,90').first().waitFor()
}

/** The pictures of docs/guia-do-editor.md. Those that need a draft come after the one that begins it. */
export const guideViews: StudioView[] = [
  {
    name: 'guia-cotacao',
    path: '/conteudo/leads;nova',
    words: 'Maria Souza',
    act: (page) => page.getByText('Maria Souza').first().click(),
  },
  { name: 'guia-inicio', path: '/', words: 'Próximas mudanças, em 30 dias' },
  {
    name: 'guia-preco',
    path: document('claim', 'claim-amil-preco'),
    words: 'Nome interno',
    act: changePrice,
  },
  {
    name: 'guia-preco-celular',
    path: document('claim', 'claim-amil-preco'),
    words: 'Número',
    viewport: { width: 390, height: 844 },
  },
  {
    name: 'guia-proximo-valor',
    path: document('claim', 'claim-bradesco-preco'),
    words: 'Nome interno',
    act: openTab('Próximo valor'),
  },
  {
    name: 'guia-artigo',
    path: document('article', 'article-como-economizar-plano-saude'),
    words: 'Primeiro parágrafo',
    act: openTab('Página'),
  },
  {
    name: 'guia-operadora',
    path: document('carrier', 'carrier-amil'),
    words: 'Onde a operadora aparece',
    act: click('Mostrar'),
  },
  {
    name: 'guia-impacto',
    path: document('claim', 'claim-amil-preco'),
    words: 'Nome interno',
    act: async (page) => {
      await click('O que muda no site')(page)
      await page.getByText('Texto da página').first().waitFor()
    },
  },
  {
    name: 'guia-dia',
    path: '/visualizar',
    words: 'Documentos nesta página',
    act: async (page) => {
      const preview = page.frameLocator('iframe')
      await preview.getByRole('heading', { level: 1 }).waitFor()
      await page.getByLabel('Ver o site em').fill('01/01/2027')
      await page.keyboard.press('Enter')
      await preview.getByRole('complementary', { name: 'Dia mostrado' }).waitFor()
      await page.getByText('Usado em uma página').waitFor()
    },
  },
  { name: 'guia-rascunhos', path: '/conteudo/drafts', words: 'Marcar todos' },
  {
    name: 'guia-trocar',
    path: '/localizar',
    words: 'Só palavras inteiras',
    act: async (page) => {
      await page.getByLabel('Localizar', { exact: true }).fill('24 horas')
      await page.getByLabel('Trocar por').fill('24h')
    },
  },
  { name: 'guia-revisar', path: '/conteudo/review', words: 'Quem cuida' },
]
