import { reviewRules } from '@elos/content/review/review'
import { RULE_LABELS } from '@elos/studio/review/labels'
import { expect, type Locator, type Page } from '@playwright/test'
import { broken, contradiction, linkCheck, repetition } from '../support/broken.ts'
import { field, openStudio, PATIENCE, publish, test } from '../support/studio.ts'

const amount = (page: Page) => page.getByLabel('Número', { exact: true })

/** Findings to correct: the field that the row opens, and the value to write there. */
const CORRECTIONS = [
  { rule: 'claimUnsourced', at: (page: Page) => field(page, 'Fonte'), value: 'Tabela da casa' },
  { rule: 'claimContradicting', at: amount, value: String(contradiction.amount) },
  {
    rule: 'placeholder',
    at: (page: Page) => field(page, 'Anotação da equipe'),
    value: 'Conferido',
  },
] as const

test('each rule lists a document that breaks it, its row opens the field, and it is gone once corrected', async ({
  page,
  publishBefore,
}) => {
  await publishBefore([...Object.values(broken), contradiction, repetition, linkCheck])
  await openStudio(page)
  await page.getByRole('link', { name: 'Para revisar' }).click(PATIENCE)
  const rowOf = (rule: keyof typeof broken): Locator => {
    const group = page.getByRole('region', { name: RULE_LABELS[rule].title, exact: true })
    return group.getByRole('link', { name: new RegExp(`^${broken[rule].title}`) })
  }
  await expect(rowOf('claimExpired')).toHaveCount(1, PATIENCE)
  const more = page.getByRole('button', { name: /^Mostrar mais/ }).first()
  while (await more.isVisible()) await more.click()
  for (const rule of reviewRules) await expect(rowOf(rule), rule).toHaveCount(1, PATIENCE)

  const mend = `Retirar o envio: ${broken.uploadUnfinished.title}`
  await page.getByRole('button', { name: mend }).click()
  await expect(rowOf('uploadUnfinished')).toHaveCount(0, PATIENCE)

  for (const { rule, at, value } of CORRECTIONS) {
    await rowOf(rule).click()
    await expect(at(page)).toBeFocused(PATIENCE)
    await at(page).fill(value)
    await publish(page, broken[rule]._id)
    await expect(rowOf(rule)).toHaveCount(0, PATIENCE)
  }
})
