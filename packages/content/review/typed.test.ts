import { expect, test } from 'vitest'
import { paragraph } from '../fixtures/documents.ts'
import { price, TODAY } from '../testing/review.ts'
import { claimsToUse } from './review.ts'

const carrier = { _id: 'carrier-bradesco', _type: 'carrier', name: 'Bradesco Saúde' }
const birth = {
  _id: 'claim-birth',
  _type: 'claim',
  title: 'Carência para parto',
  measure: 'carencia-parto',
  kind: 'duration',
  amount: 300,
  unit: { singular: 'dia', plural: 'dias' },
}

test.each([
  ['Na Bradesco, a partir de R$ 200 por mês.', 'R$ 200', price._id],
  ['Na Bradesco sai por 199 reais.', '199 reais', price._id],
  ['A carência do parto é de 300 dias para todas.', '300 dias', birth._id],
  ['A carência do parto é de 300 dias.', '300 dias', birth._id],
])('in %j the words %j say what a claim does', (said, text, claimId) => {
  const question = { _id: 'faq', _type: 'siteFaqItem', answer: [paragraph(said)] }
  const [found] = claimsToUse(question, [carrier, price, birth], TODAY)
  expect([found?.text, found?.claim._id]).toEqual([text, claimId])
  expect(said).toContain(found?.text)
})

test('no claim replaces a figure that none states, nor one within a claim', () => {
  const question = { _id: 'faq', _type: 'siteFaqItem', answer: [paragraph('Na Porto, R$ 300.')] }
  expect(claimsToUse(question, [carrier, price, birth], TODAY)).toEqual([])
  const text = { ...price, _id: 'claim-other', text: 'Na Bradesco, R$ 200.' }
  expect(claimsToUse(text, [carrier, price], TODAY)).toEqual([])
})
