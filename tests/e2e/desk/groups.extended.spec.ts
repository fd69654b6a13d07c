import { dayOf } from '@elos/content/parts/time/day'
import { expect } from '@playwright/test'
import { inDraftMode } from '../support/draftMode.ts'
import { begin, write } from '../support/effort.ts'
import { env, lake } from '../support/lake.ts'
import { articlePage } from '../support/newPages.ts'
import { visit } from '../support/site.ts'
import { field, openDocument, openStudio, PATIENCE, test } from '../support/studio.ts'

const NAME = 'Tabela de janeiro'
const NAMES = ['Primeiro do grupo', 'Segundo do grupo', 'Terceiro do grupo', 'Fora do grupo']
const MEMBERS = NAMES.slice(0, 3)

/** The title that the draft of an article has. */
const drafted = (name: string) => `${name}, em janeiro`

/** An article for each name. All but the third are published, and all have a draft. */
async function articles() {
  const all = await Promise.all(
    NAMES.map(async (name, index) => ({
      ...(await articlePage(`grupo-${index}`, name)),
      number: 900 + index,
    })),
  )
  return {
    published: all.filter(({ title }) => title !== 'Terceiro do grupo'),
    drafts: all.map((each) => ({
      ...each,
      _id: `drafts.${each._id}`,
      title: drafted(each.title),
    })),
    paths: all.map(({ route }) => route.path),
  }
}

test('a group of three is made, seen on the site alone, published at once and taken back with 13 clicks and 4 fields', async ({
  page,
  publishBefore,
  removeAfter,
}) => {
  const { published, drafts, paths } = await articles()
  await publishBefore(published)
  removeAfter(...drafts.map(({ _id }) => _id.replace('drafts.', '')))
  await drafts.reduce((all, draft) => all.createOrReplace(draft), lake.transaction()).commit()
  /** Which articles visitors see as their drafts have them. */
  const shown = () =>
    Promise.all(
      paths.map(async (path, index) =>
        (await visit(path)).text.includes(drafted(NAMES[index] ?? '')),
      ),
    )

  const expectAtMost = await begin(page)
  await page.getByRole('link', { name: 'Conteúdo', exact: true }).click()
  await page.getByRole('link', { name: 'Grupos', exact: true }).click(PATIENCE)
  await page.getByRole('button', { name: 'Novo grupo' }).click(PATIENCE)
  await write(page, field(page, 'Nome'), NAME)
  const members = page.getByTestId('field-members')
  for (const name of MEMBERS) {
    await members.getByRole('button', { name: 'Adicionar item' }).click(PATIENCE)
    await members.getByRole('combobox').fill(name, PATIENCE)
    await page.getByRole('option', { name: drafted(name) }).click(PATIENCE)
    const mark = page.getByRole('checkbox', { name: `Publicar ${drafted(name)}` })
    await expect(mark).toBeChecked(PATIENCE)
  }
  const publishing = page.getByRole('button', { name: 'Publicar 3 rascunhos' })
  await expect(publishing).toBeEnabled(PATIENCE)

  const group = await lake.fetch<string>('*[_type == "draftGroup" && name == $name][0]._id', {
    name: NAME,
  })
  removeAfter(group)
  await page.getByRole('link', { name: 'Ver o site com este grupo' }).click()
  const preview = page.frameLocator(`iframe[src^="${env.E2E_SITE_URL}"]`)
  const bar = preview.getByRole('complementary', { name: 'Grupo mostrado' })
  await expect(bar).toContainText(NAME, PATIENCE)
  const headers = await inDraftMode(env.E2E_SITE_URL)
  const previewed = () =>
    Promise.all(
      paths.map(async (path, index) => {
        const answer = await fetch(`${env.E2E_SITE_URL}${path}?grupo=${group}`, { headers })
        return (await answer.text()).includes(drafted(NAMES[index] ?? ''))
      }),
    )
  // The Studio stores what is written a moment later.
  await expect.poll(previewed, PATIENCE).toEqual([true, true, true, false])

  await openDocument(page, group, 'draftGroup')
  await publishing.click(PATIENCE)
  await expect(page.getByText('3 documentos publicados.')).toBeVisible(PATIENCE)
  await expect.poll(shown, PATIENCE).toEqual([true, true, true, false])
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click(PATIENCE)
  await expect.poll(shown, PATIENCE).toEqual([false, false, false, false])
  await expectAtMost({ clicks: 13, fields: 4 })

  await lake.patch(group, { set: { dueAt: `${dayOf(new Date())}T15:00:00Z` } }).commit()
  await openStudio(page, '/inicio')
  await expect(page.getByRole('link', { name: `Publicar hoje: ${NAME}` })).toBeVisible(PATIENCE)
})
