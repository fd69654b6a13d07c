import { englishTexts } from '@elos/studio/platform/locale/testing/englishTexts'
import { loadPortuguese, NAMES, wordsOf } from '@elos/studio/seed/testing/portuguese'
import { expect, type Locator, type Page } from '@playwright/test'
import { openStudio, PATIENCE, test } from '../support/studio.ts'

/** `LANGUAGE=long` opens every list and a document of each, in browsers of both languages. */
const IS_LONG = process.env.LANGUAGE === 'long'

/** Days of the week as they are shortened; 'seg' is a second, too. */
const SHORTENED = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom']

/** Names of products, measures and keys, and words that Brazilians use of other languages. */
const KNOWN = [
  'Sanity',
  'Studio',
  'Google',
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
const MENUS = [
  'Criar novo documento',
  'Ajuda e recursos',
  'Mostrar mais',
  'Abrir ações do documento',
]

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

/** Waits until nothing is being loaded, and the screen has the same texts twice. */
async function whenSettled(page: Page): Promise<string[]> {
  let texts: string[] = []
  await expect(async () => {
    const before = texts
    texts = await textsOf(page)
    expect(await page.locator('[data-ui="Spinner"]').count()).toBe(0)
    expect(texts).toEqual(before)
  }).toPass({ ...PATIENCE, intervals: [250] })
  return texts
}

/** The addresses of lists and documents in the panes of the desk that begin with a path. */
const linksUnder = (page: Locator | Page, path: string) =>
  page
    .locator(`a[data-testid^="pane-item"][href^="${path}"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

/** Opens every list of the desk and in each the first document, and says which texts are there. */
async function* everyList(page: Page) {
  await openStudio(page, '/conteudo')
  await page.getByRole('link', { name: 'Operadoras' }).waitFor(PATIENCE)
  const paths = await linksUnder(page, '/conteudo/')
  for (const path of paths) {
    await openStudio(page, path)
    await page.locator(`a[href="${path}"][data-selected]`).waitFor(PATIENCE)
    await whenSettled(page)
    // A document may also show the fields of its page.
    for (const tab of await page.getByRole('tab', { name: 'Todos os campos' }).all())
      await tab.click()
    yield { path, texts: await whenSettled(page) }
    // Below a heading of the desk are lists, and below a list are its documents.
    const below = await linksUnder(page, `${path};`)
    const lists = await linksUnder(page.getByTestId('structure-tool-list-pane').last(), `${path};`)
    paths.push(...(lists.length > 0 ? lists : below.slice(0, 1)))
  }
}

for (const locale of IS_LONG ? ['en-US', 'pt-BR'] : ['en-US'])
  test(`the Studio is Portuguese but for what the guide names, in a browser whose language is ${locale}`, async ({
    browser,
  }) => {
    if (IS_LONG) test.setTimeout(20 * 60_000)
    const spell = await loadPortuguese()
    const known = new Set([...KNOWN, ...NAMES])
    const english = new Set(englishTexts())
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    const foreign = new Set<string>()
    const read = (path: string, texts: string[]) => {
      for (const text of texts.filter((each) => !english.has(each.trim())))
        for (const word of wordsOf(text))
          if (!known.has(word) && !spell(word)) foreign.add(`${word} (${path}: ${text.trim()})`)
    }
    try {
      for (const [path, words] of EVERY_DAY) {
        await openStudio(page, path)
        await page.getByText(words).first().waitFor(PATIENCE)
        read(path, [...(await textsOf(page)), ...(await textsOfMenus(page))])
      }
      if (IS_LONG)
        for await (const { path, texts } of everyList(page))
          read(path, [...texts, ...(await textsOfMenus(page))])
      expect([...foreign]).toEqual([])
    } finally {
      await context.close()
    }
  })
