import { dayOf } from '@elos/content/parts/time/day'
import { expect, type Page } from '@playwright/test'
import { env, lake, publish as untilDelivered } from '../support/lake.ts'
import { registry } from '../support/registry.ts'
import { visit } from '../support/site.ts'
import { field, openDocument, PATIENCE, publish, test } from '../support/studio.ts'

const CLAIM = 'claim-amil-preco'

/** Returns what visitors and search engines read of a page: its words, its search result and its data. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    .replaceAll(/<meta name="description" content="([^"]*)"[^>]*>/g, '$1')
    .replaceAll(/<[^>]*>/g, '\n')
}

/** The words of every page, by path. */
async function readSite(paths: readonly string[]): Promise<Map<string, string>> {
  const words = new Map<string, string>()
  for (const path of paths) words.set(path, wordsOf((await visit(path)).text))
  return words
}

/** The paths of the pages that the panel names, all of them shown. */
async function pagesOf(page: Page): Promise<string[]> {
  const panel = page.getByRole('region', { name: 'O que muda no site' })
  const more = panel.getByRole('button', { name: /^e mais \d+ página/ })
  while (await more.first().isVisible()) await more.first().click()
  const links = await panel.getByRole('link').all()
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
  return addresses.map((address) => (address ?? '').slice(env.E2E_SITE_URL.length)).sort()
}

test('before a price is published, the panel names the pages that change, with their words before and after', async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter(CLAIM)
  // Without a last day of validity, and a check of the source, a new price cannot be published.
  await untilDelivered(() =>
    lake.patch(CLAIM, { set: { validUntil: '2999-12-31', asOf: dayOf(new Date()) } }).commit(),
  )
  const paths = registry.map(({ path }) => path)
  await openDocument(page, CLAIM, 'claim')
  // The Studio folds the form of a narrow window when a list that loads late is put beside it.
  await expect(page.getByRole('textbox', { name: 'Filtrar preços e afirmações' })).toBeVisible(
    PATIENCE,
  )
  await page.getByRole('button', { name: 'O que muda no site' }).click(PATIENCE)
  const panel = page.getByRole('region', { name: 'O que muda no site' })
  await expect(panel.getByText('Nada por publicar.')).toBeVisible(PATIENCE)

  await field(page, 'Número').fill('169,90')
  await expect(panel.getByRole('status')).toHaveText(/^Ao publicar, \d+ páginas mudam/, PATIENCE)
  const home = panel.getByRole('region', { name: 'Início' })
  await expect(home.getByRole('deletion').first()).toContainText('R$ 150')
  await expect(home.getByRole('insertion').first()).toContainText('R$ 169,90')
  const promised = await pagesOf(page)

  const before = await readSite(paths)
  await untilDelivered(() => publish(page, CLAIM))
  const changed = async () => {
    const after = await readSite(paths)
    return paths.filter((path) => after.get(path) !== before.get(path)).sort()
  }
  await expect.poll(changed, PATIENCE).toEqual(promised)
  await expect(panel.getByText('Nada por publicar.')).toBeVisible(PATIENCE)
})
