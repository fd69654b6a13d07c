import { decisionId } from '@elos/content/review/decisions'
import { RULE_LABELS } from '@elos/studio/review/labels'
import { expect, type Locator } from '@playwright/test'
import { broken } from '../support/broken.ts'
import { field, openStudio, PATIENCE, publish, test } from '../support/studio.ts'

/** Findings to correct: the field that the row opens, and the value to write there. */
const CORRECTIONS = [
  { rule: 'claimUnsourced', name: 'Fonte', value: 'Tabela da casa' },
  { rule: 'placeholder', name: 'Anotação da equipe', value: 'Conferido' },
] as const

test('a document that breaks a rule is listed, its row opens the field, and it is gone once corrected or decided', async ({
  page,
  publishBefore,
  removeAfter,
}) => {
  await publishBefore(Object.values(broken))
  await openStudio(page, '/conteudo')
  await page.getByRole('link', { name: /Para revisar/ }).click(PATIENCE)
  const groupOf = (title: string): Locator => page.getByRole('region', { name: title, exact: true })
  const rowOf = (rule: keyof typeof broken): Locator => {
    const group = groupOf(RULE_LABELS[rule].title)
    return group.getByRole('link', { name: new RegExp(`^${broken[rule].title}`) })
  }
  await expect(rowOf('claimUnsourced')).toHaveCount(1, PATIENCE)
  // Texts that a launch replaces all together are folded away, so that the rest is seen.
  const placeholders = groupOf(RULE_LABELS.placeholder.title)
  await placeholders.getByRole('button', { expanded: false }).click()
  const more = placeholders.getByRole('button', { name: /^Mostrar mais/ })
  while (await more.isVisible()) await more.click()

  const mend = `Retirar o envio: ${broken.uploadUnfinished.title}`
  await page.getByRole('button', { name: mend }).click(PATIENCE)
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

  for (const { rule, name, value } of CORRECTIONS) {
    await rowOf(rule).click()
    await expect(field(page, name)).toBeFocused(PATIENCE)
    await field(page, name).fill(value)
    await publish(page, broken[rule]._id)
    await expect(rowOf(rule)).toHaveCount(0, PATIENCE)
  }
})
