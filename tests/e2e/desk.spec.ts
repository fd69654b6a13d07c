import { expect, test } from '@playwright/test'
import { env, lake } from './support/lake.ts'

// A single-page application of several megabytes, on two cores that other tests share.
const PATIENCE = { timeout: 45_000 }
const STATING = ['/', '/bradesco-saude', '/blog/plano-saude-bradesco-onde-contratar']

const shows = async (path: string, price: string) =>
  (await (await fetch(env.E2E_SITE_URL + path)).text()).replaceAll('\u00a0', ' ').includes(price)

test('a price changed and published in the Studio shows on every page that states it', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const complaints: string[] = []
  page.on('response', (answer) => {
    if (answer.url().startsWith(env.E2E_LAKE_URL) && answer.status() >= 400) {
      complaints.push(`${answer.status()} ${answer.url()}`)
    }
  })
  await page.goto(`${env.E2E_STUDIO_URL}/intent/edit/id=claim-bradesco-preco;type=claim`)
  const amount = page.getByLabel('Número', { exact: true })
  await expect(amount).toHaveValue('200', PATIENCE)
  try {
    await amount.fill('4321')
    const publish = page.getByRole('button', { name: 'Publicar', exact: true })
    await expect(publish).toBeEnabled(PATIENCE)
    await publish.click()
    for (const path of STATING) {
      await expect.poll(() => shows(path, 'R$ 4.321'), PATIENCE).toBe(true)
    }
    expect(complaints).toEqual([])
  } finally {
    await lake
      .transaction()
      .delete('drafts.claim-bradesco-preco')
      .patch('claim-bradesco-preco', { set: { amount: 200 } })
      .commit()
  }
})
