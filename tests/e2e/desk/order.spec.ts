import { expect } from '@playwright/test'
import { lake } from '../support/lake.ts'
import { question } from '../support/question.ts'
import { visit } from '../support/site.ts'
import { openMenu, openStudio, PATIENCE, test } from '../support/studio.ts'

const QUESTIONS = '*[_id == "homePage"][0].faq.items[]->{_id, question}'

test('questions whose order is changed at the desk are in the new order on the home page, and one that no page shows says so', async ({
  page,
  publishBefore,
  restoreAfter,
}) => {
  const questions = await lake.fetch<{ _id: string; question: string }[]>(QUESTIONS)
  const ids = await lake.fetch<string[]>('*[_type == "siteFaqItem"]._id')
  await restoreAfter('homePage', ...ids)
  await publishBefore([question(`faq-${crypto.randomUUID()}`, 'Onde esta pergunta aparece?')])
  const placesOnSite = async () => {
    const { text } = await visit('/')
    return questions.slice(0, 2).map(({ question }) => text.indexOf(question))
  }
  const [first = 0, second = 0] = await placesOnSite()
  expect(first).toBeLessThan(second)

  await openStudio(page, '/conteudo/siteFaqItem')
  await expect(page.getByText(questions[0]?.question ?? '').first()).toBeVisible(PATIENCE)
  await openMenu(page, 'Mudar a ordem')
  const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'fora do site' })
  await expect(row).toHaveText(/Onde esta pergunta aparece\?/, PATIENCE)
  const handle = page.getByRole('button', { name: `Mover “${questions[0]?.question}”` })
  await handle.focus(PATIENCE)
  for (const key of ['Space', 'ArrowDown', 'Space']) {
    await page.keyboard.press(key)
    // The list measures where it is before it takes the next key.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
  }
  await expect(page.getByText('Solto na posição 2.')).toBeAttached()
  await page.getByRole('button', { name: 'Salvar a ordem' }).click()

  const isSwapped = async () => {
    const [before = 0, after = 0] = await placesOnSite()
    return before > after
  }
  await expect.poll(isSwapped, PATIENCE).toBe(true)
})
