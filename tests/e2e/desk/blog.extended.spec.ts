import { expect } from '@playwright/test'
import { htmlFaults } from '../support/htmlRules.ts'
import { env } from '../support/lake.ts'
import { smallTargets } from '../support/layout.ts'
import { newLists } from '../support/newLists.ts'
import { visit } from '../support/site.ts'
import { test } from '../support/studio.ts'
import { expectGood } from '../support/template.ts'

const AUTHOR = '/blog/autor/joana-prado'
const CATEGORY = '/blog/categoria/coparticipacao'
const SECOND = '/blog/pagina/2'

/** The pages that the documents of `newLists` make. */
const PATHS = [AUTHOR, CATEGORY, '/blog', SECOND, '/blog/artigo-um']

test('the pages of a person, of a category and of a long blog are good on a phone and on a wide screen', async ({
  context,
  publishBefore,
}) => {
  await publishBefore(await newLists())
  for (const path of PATHS) {
    expect.soft(await htmlFaults((await visit(path)).text), path).toEqual([])
    for (const width of [360, 1440]) {
      // A window of its own: the page of the desk is the Studio's, and goes on to the next test.
      const visitor = await context.newPage()
      await visitor.setViewportSize({ width, height: 800 })
      await expectGood(visitor, env.E2E_SITE_URL + path)
      expect.soft(await smallTargets(visitor), `small controls at ${path}`).toEqual([])
      await visitor.close()
    }
  }
})

test('a blog of more than twelve articles leads to its categories and to its other pages, and ends', async ({
  page,
  publishBefore,
}) => {
  await publishBefore(await newLists())
  await page.goto(`${env.E2E_SITE_URL}/blog`)
  await page.getByRole('navigation', { name: 'Assuntos' }).getByText('Coparticipação').click()
  await expect(page).toHaveURL(env.E2E_SITE_URL + CATEGORY)
  await expect(page.getByText('Quando pagar por consulta compensa.')).toBeVisible()
  await page.goto(`${env.E2E_SITE_URL}/blog`)
  await page.getByRole('link', { name: 'Página 2' }).click()
  await expect(page).toHaveURL(env.E2E_SITE_URL + SECOND)
  await expect(page.getByText('Página 2 de 2')).toBeVisible()

  const statusOf = async (path: string) => (await visit(path)).status
  expect(await statusOf('/blog/pagina/3')).toBe(404)
  expect(await statusOf(`${AUTHOR}/pagina/2`)).toBe(404)
  expect(await statusOf(`${SECOND}.md`)).toBe(200)
  const feed = await visit(`${CATEGORY}/rss.xml`)
  expect(feed.text.match(/<item>/g)).toHaveLength(3)
  const { text: sitemap } = await visit('/sitemap.xml')
  for (const path of [AUTHOR, CATEGORY, SECOND]) expect(sitemap).toContain(`${path}</loc>`)
})
