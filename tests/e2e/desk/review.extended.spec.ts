import { decisionId } from '@elos/content/review/decisions'
import { reviewRules } from '@elos/content/review/rules'
import { RULE_LABELS } from '@elos/studio/review/labels'
import { expect, type Locator, type Page } from '@playwright/test'
import { broken, contradiction, linkCheck, repetition } from '../support/broken.ts'
import { field, openStudio, PATIENCE, publish, test } from '../support/studio.ts'

const amount = (page: Page) => field(page, 'Número')

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
  removeAfter,
}) => {
  await publishBefore([...Object.values(broken), contradiction, repetition, linkCheck])
  await openStudio(page, '/conteudo')
  await page.getByRole('link', { name: /Para revisar/ }).click(PATIENCE)
  const groupOf = (title: string): Locator => page.getByRole('region', { name: title, exact: true })
  const rowOf = (rule: keyof typeof broken): Locator => {
    const group = groupOf(RULE_LABELS[rule].title)
    return group.getByRole('link', { name: new RegExp(`^${broken[rule].title}`) })
  }
  await expect(rowOf('claimExpired')).toHaveCount(1, PATIENCE)
  // Findings that are only worth a look are folded away, so that the rest is seen.
  for (const rule of reviewRules) {
    const head = groupOf(RULE_LABELS[rule].title).getByRole('button').first()
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  }
  const more = page.getByRole('button', { name: /^Mostrar mais/ }).first()
  while (await more.isVisible()) await more.click()
  for (const rule of reviewRules) await expect(rowOf(rule), rule).toHaveCount(1, PATIENCE)

  const mend = `Retirar o envio: ${broken.uploadUnfinished.title}`
  await page.getByRole('button', { name: mend }).click()
  await expect(rowOf('uploadUnfinished')).toHaveCount(0, PATIENCE)

  const { _id: documentId } = broken.claimAgainstRule
  removeAfter(decisionId({ rule: 'claimAgainstRule', documentId, path: 'rule.text' }))
  // A decided finding stands apart, until the day that was chosen or until the claim changes.
  const against = groupOf(RULE_LABELS.claimAgainstRule.title)
  await against
    .getByRole('button', { name: `O que fazer: ${broken.claimAgainstRule.title}` })
    .click()
  await page.getByRole('menuitem', { name: 'Manter como está…' }).click()
  await page.getByLabel('Por que fica como está').fill('A norma fala de outro prazo.')
  await page.getByRole('button', { name: 'Manter como está', exact: true }).click()
  await expect(rowOf('claimAgainstRule')).toHaveCount(0, PATIENCE)
  await groupOf('Decididas').getByRole('button', { expanded: false }).click(PATIENCE)
  await expect(groupOf('Decididas').getByText(/A norma fala de outro prazo/)).toBeVisible(PATIENCE)

  for (const { rule, at, value } of CORRECTIONS) {
    await rowOf(rule).click()
    await expect(at(page)).toBeFocused(PATIENCE)
    await at(page).fill(value)
    await publish(page, broken[rule]._id)
    await expect(rowOf(rule)).toHaveCount(0, PATIENCE)
  }
})
