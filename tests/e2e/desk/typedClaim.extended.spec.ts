import { paragraph } from '@elos/content/fixtures/documents'
import { expect } from '@playwright/test'
import { limitEffort } from '../support/effort.ts'
import { lake } from '../support/lake.ts'
import { question } from '../support/question.ts'
import { field, openDocument, PATIENCE, test } from '../support/studio.ts'

const ID = 'faq-valor-digitado'

/** The paragraphs of an answer, of texts and claims. */
type Answer = { children: { text?: string; claim?: { _ref: string } }[] }[]

test('a price that somebody typed becomes the claim with one click', async ({
  page,
  publishBefore,
  removeAfter,
}) => {
  removeAfter(`drafts.${ID}`)
  const answer = [paragraph('Na Amil, a partir de R$ 150 por mês. ')]
  await publishBefore([{ ...question(ID, 'Quanto custa um plano da Amil?'), answer }])
  await openDocument(page, ID, 'siteFaqItem')
  await expect(field(page, 'Pergunta')).toBeEditable(PATIENCE)
  const refuse = await limitEffort(page)
  await page.getByRole('button', { name: 'Trocar pela afirmação: R$ 150' }).click(PATIENCE)
  const stored = async () => {
    const draft = await lake.getDocument<{ answer: Answer }>(`drafts.${ID}`)
    return draft?.answer.flatMap(({ children }) =>
      children.map(({ text, claim }) => text ?? claim?._ref),
    )
  }
  await expect
    .poll(stored, PATIENCE)
    .toEqual(['Na Amil, a partir de ', 'claim-amil-preco', ' por mês. '])
  await refuse({ clicks: 1, fields: 0 })
})
