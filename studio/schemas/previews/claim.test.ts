import { expect, it } from 'vitest'
import { claimSelection, describeClaim, describeStat } from './claim.ts'

const price = { kind: 'price', amount: 200, qualifier: 'from', period: 'month' } as const

it('shows the value, what it is about and until when it holds', () => {
  expect(describeClaim({ ...price, title: 'Preço Bradesco', validUntil: '2999-12-31' })).toEqual({
    title: 'a partir de R$\u00a0200 por mês',
    subtitle: 'Preço Bradesco · vale até 31/12/2999',
  })
})

it('says when a claim has no end', () => {
  expect(describeClaim(price).subtitle).toBe('sem data de término')
})

it('shows a stat as its value with its label', () => {
  const years = {
    kind: 'duration',
    amount: 15,
    qualifier: 'moreThan',
    singular: 'ano',
    plural: 'anos',
  } as const
  expect(describeStat({ ...years, label: 'de mercado' }).title).toBe('mais de 15 anos de mercado')
})

it('selects through a reference, or from the document itself', () => {
  expect(claimSelection('claim')).toMatchObject({ plural: 'claim.unit.plural' })
  expect(claimSelection()).toMatchObject({ plural: 'unit.plural' })
})
