import { expect, it } from 'vitest'
import {
  claimSelection,
  describeClaim,
  describeClaimUse,
  describePriced,
  describeStat,
} from './claim.ts'

const price = { kind: 'price', amount: 200, qualifier: 'from', period: 'month' } as const
const named = { ...price, title: 'Preço Bradesco', validUntil: '2999-12-31' }

it('lists a claim by its name, with its value and until when it holds', () => {
  expect(describeClaim(named)).toEqual({
    title: 'Preço Bradesco',
    subtitle: 'a partir de R$\u00a0200 por mês · vale até 31/12/2999',
  })
})

it('shows a claim in a text as it will read there', () => {
  const use = describeClaimUse({ ...named, display: 'full' })
  expect(use.title).toBe('a partir de R$\u00a0200 por mês')
  expect(use.subtitle).toBe('Preço Bradesco · vale até 31/12/2999')
  expect(describeClaimUse({ ...named, display: 'amount' }).title).toBe('R$\u00a0200')
})

it('tells editors that a claim has expired, without hiding its value', () => {
  expect(describeClaim({ ...named, validUntil: '2000-01-01' }).subtitle).toBe(
    'a partir de R$\u00a0200 por mês · venceu em 01/01/2000',
  )
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

it('lists what is sold with its price, or says that it has none', () => {
  expect(describePriced({ ...named, name: 'Bradesco Saúde' })).toMatchObject({
    title: 'Bradesco Saúde',
    subtitle: 'a partir de R$\u00a0200 por mês · vale até 31/12/2999',
  })
  expect(describePriced({ name: 'Porto Seguro' }).subtitle).toBe('sem preço')
})

it('selects through a reference, or from the document itself', () => {
  expect(claimSelection('claim')).toMatchObject({ plural: 'claim.unit.plural' })
  expect(claimSelection()).toMatchObject({ plural: 'unit.plural' })
})
