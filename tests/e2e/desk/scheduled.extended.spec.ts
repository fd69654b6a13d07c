import { dayInWords, dayOf, daysAfter } from '@elos/content/parts/time/day'
import { expect } from '@playwright/test'
import { env, lake } from '../support/lake.ts'
import { articlePage } from '../support/newPages.ts'
import { visit } from '../support/site.ts'
import {
  field,
  openActions,
  openDocument,
  openStudio,
  openTab,
  PATIENCE,
  publish,
  test,
} from '../support/studio.ts'

const TITLE = 'Artigo que ainda vem'
const DAY = daysAfter(dayOf(new Date()), 14)
const written = DAY.split('-').reverse().join('/')
const SENTENCE = `Entra no site em ${written} às 09:00.`

test('an article that is scheduled says when it comes, is dated that day, and stands among the changes to come', async ({
  page,
  publishBefore,
}) => {
  const article = await articlePage('ainda-vem', TITLE)
  await publishBefore([article])
  await openDocument(page, article._id, 'article')
  await openTab(page, 'Publicação')
  await field(page, 'Agendar para').fill(`${written} 09:00`, PATIENCE)
  await field(page, 'Agendar para').press('Enter')
  await expect(field(page, 'Publicado em')).toHaveValue(written, PATIENCE)
  // The message stays for five seconds, and the line above the form may come after it.
  const message = page.getByRole('alert').filter({ hasText: SENTENCE })
  await Promise.all([expect(message).toBeVisible(PATIENCE), publish(page, article._id)])
  await expect(page.getByRole('button', { name: SENTENCE })).toBeVisible(PATIENCE)
  await expect.poll(async () => (await visit(article.route.path)).status, PATIENCE).toBe(404)

  // The Studio draws the line above the form anew once it shows the published version.
  await expect(page.getByText(/^Última publicação/)).toBeVisible(PATIENCE)
  await page.getByRole('button', { name: SENTENCE }).click()
  await page.getByRole('link', { name: `${TITLE}, em ${written}` }).click(PATIENCE)
  const preview = page.frameLocator(`iframe[src^="${env.E2E_SITE_URL}"]`)
  await expect(preview.getByText(`Publicado em ${dayInWords(DAY)}`)).toBeVisible(PATIENCE)

  await openStudio(page, '/inicio')
  const coming = page.getByRole('region', { name: 'Próximas mudanças, em 30 dias' })
  await expect(coming.getByRole('link', { name: `Entra o artigo “${TITLE}”` })).toBeVisible(
    PATIENCE,
  )
})

test('a copy of an article is the first of the blog: it is dated today, and the last that was written', async ({
  page,
  publishBefore,
  removeAfter,
}) => {
  const article = await articlePage('copiado', 'Artigo copiado')
  await publishBefore([{ ...article, publishedAt: '2024-11-25', reviewedAt: '2025-08-27' }])
  await openDocument(page, article._id, 'article')
  await openActions(page, 'Duplicar')
  const readCopy = () =>
    lake.fetch<Record<string, string> | null>(
      '*[_type == "article" && _id in path("drafts.**") && title == $title][0]',
      { title: article.title },
      { perspective: 'raw' },
    )
  await expect.poll(readCopy, PATIENCE).toMatchObject({
    number: 901,
    publishedAt: dayOf(new Date()),
    reviewedAt: dayOf(new Date()),
  })
  removeAfter((await readCopy())?._id?.replace('drafts.', '') ?? '')
})
