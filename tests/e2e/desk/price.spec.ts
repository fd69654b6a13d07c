import { expect } from '@playwright/test'
import { visit } from '../support/site.ts'
import { openDocument, PATIENCE, publish, test } from '../support/studio.ts'

const CLAIM = 'claim-bradesco-preco'
const STATING_CLAIM = ['/', '/bradesco-saude', '/blog/plano-saude-bradesco-onde-contratar']
/** Two: the second has to replace pages that the first has rendered. */
const PRICES = [
  { amount: '4001', shown: 'R$ 4.001' },
  { amount: '4002', shown: 'R$ 4.002' },
]

test('a price published in the Studio is on every page that states it', async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter(CLAIM)
  await openDocument(page, CLAIM, 'claim')
  const number = page.getByLabel('Número', { exact: true })
  await expect(number).toBeEditable(PATIENCE)
  for (const { amount, shown } of PRICES) {
    await number.fill(amount)
    await publish(page, CLAIM)
    for (const path of STATING_CLAIM) {
      await expect.poll(async () => (await visit(path)).text, PATIENCE).toContain(shown)
    }
  }
})
