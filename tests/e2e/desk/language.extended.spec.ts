import { englishTexts } from '@elos/studio/platform/locale/testing/englishTexts'
import { loadPortuguese, NAMES, wordsOf } from '@elos/studio/seed/testing/portuguese'
import { expect, type Page } from '@playwright/test'
import { openStudio, PATIENCE, test } from '../support/studio.ts'

/** Days of the week as they are shortened; 'seg' is a second, too. */
const SHORTENED = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom']

/** Names of products, measures and keys, and words that Brazilians use of other languages. */
const KNOWN = [
  'Sanity',
  'Studio',
  'Google',
  'GROQ',
  'Analytics',
  'Ads',
  'SVG',
  'upload',
  'Alt',
  ...SHORTENED,
]

/** The screens that staff use every day: a path of the Studio, and words that show that the screen is there. */
const EVERY_DAY: readonly (readonly [path: string, words: string])[] = [
  ['/', 'Próximas mudanças, em 30 dias'],
  ['/conteudo/review', 'Quem cuida'],
  ['/conteudo/claim;claim-amil-preco', 'Nome interno'],
  ['/localizar', 'Só palavras inteiras'],
  ['/estado', 'Versão do Sanity Studio'],
]

/** Returns the texts on the screen, also those that only screen readers or pointers show. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node
      if (parentElement?.checkVisibility() && !parentElement.closest('style, script'))
        texts.push(node.textContent ?? '')
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (element.checkVisibility()) texts.push(element.getAttribute(name) ?? '')
    return texts
  })

/** The buttons that open a menu or a dialog. */
const MENUS = ['Criar novo documento', 'Mostrar mais', 'Abrir ações do documento']

/** Opens the menus that the screen has, one after the other, and reads them. */
async function textsOfMenus(page: Page): Promise<string[]> {
  const texts: string[] = []
  for (const name of MENUS) {
    const button = page.getByRole('button', { name, exact: true }).last()
    if (!(await button.isVisible())) continue
    await button.click()
    texts.push(...(await textsOf(page)))
    await page.keyboard.press('Escape')
  }
  return texts
}

test('the Studio is Portuguese but for what the guide names, in a browser whose language is English', async ({
  browser,
}) => {
  const spell = await loadPortuguese()
  const known = new Set([...KNOWN, ...NAMES])
  const english = new Set(englishTexts())
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  const foreign = new Set<string>()
  for (const [path, words] of EVERY_DAY) {
    await openStudio(page, path)
    await page.getByText(words).first().waitFor(PATIENCE)
    const texts = [...(await textsOf(page)), ...(await textsOfMenus(page))]
    for (const text of texts.filter((each) => !english.has(each.trim())))
      for (const word of wordsOf(text))
        if (!known.has(word) && !spell(word)) foreign.add(`${word} (${path}: ${text.trim()})`)
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await context.close()
  expect([...foreign]).toEqual([])
})
