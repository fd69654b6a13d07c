import { expect, test } from 'vitest'
import {
  claimSelection,
  describeClaim,
  describeClaimUse,
  describePriced,
  describeStat,
} from './claim.ts'

const PRICE = { kind: 'price', amount: 200, qualifier: 'from', period: 'month' } as const
const NAMED_PRICE = { ...PRICE, title: 'Preço Bradesco', validUntil: '2999-12-31' }

test('a claim is listed by its name, with its value and validity', () => {
  expect(describeClaim(NAMED_PRICE)).toEqual({
    title: 'Preço Bradesco',
    subtitle: 'a partir de R$\u00a0200 por mês · vale até 31/12/2999',
  })
})

test('a claim in a text is shown as visitors will read it', () => {
  const use = describeClaimUse({ ...NAMED_PRICE, display: 'full' })
  expect(use.title).toBe('a partir de R$\u00a0200 por mês')
  expect(use.subtitle).toBe('Preço Bradesco · vale até 31/12/2999')
  expect(describeClaimUse({ ...NAMED_PRICE, display: 'amount' }).title).toBe('R$\u00a0200')
})

test('a claim is listed with the day on which it changes, and from that day on with its next value', () => {
  const next = { amount: 220, validFrom: '2999-06-01', validUntil: '2999-12-31' }
  expect(describeClaim({ ...NAMED_PRICE, next }).subtitle).toBe(
    'muda em 01/06/2999 · a partir de R$\u00a0200 por mês',
  )
  expect(describeClaim({ ...NAMED_PRICE, validUntil: '2999-01-31', next }).subtitle).toBe(
    'muda em 01/06/2999 · a partir de R$\u00a0200 por mês · vale até 31/01/2999',
  )
  expect(
    describeClaim({ ...NAMED_PRICE, next: { ...next, validFrom: '2000-01-01' } }).subtitle,
  ).toBe('a partir de R$\u00a0220 por mês · vale até 31/12/2999')
})

test('a claim without dates and next value is listed by its value', () => {
  const stored: object = { ...PRICE, validFrom: null, validUntil: null, next: null }
  expect(describeClaim(stored).subtitle).toBe('a partir de R$\u00a0200 por mês')
})

test('a claim that is not current is shown with its value, and when it was or will be', () => {
  expect(describeClaim({ ...NAMED_PRICE, validUntil: '2000-01-01' }).subtitle).toBe(
    'a partir de R$\u00a0200 por mês · venceu em 01/01/2000',
  )
  expect(describeClaim({ ...NAMED_PRICE, validFrom: '2999-06-01' }).subtitle).toBe(
    'a partir de R$\u00a0200 por mês · vale a partir de 01/06/2999',
  )
})

test('a stat is shown as its value with its label', () => {
  const years = {
    kind: 'duration',
    amount: 15,
    qualifier: 'moreThan',
    unit: { singular: 'ano', plural: 'anos' },
  } as const
  expect(describeStat({ ...years, label: 'de mercado' }).title).toBe('mais de 15 anos de mercado')
})

test('a product is listed with its price, or with a note that it has none', () => {
  expect(describePriced({ ...NAMED_PRICE, name: 'Bradesco Saúde' })).toMatchObject({
    title: 'Bradesco Saúde',
    subtitle: 'a partir de R$\u00a0200 por mês · vale até 31/12/2999',
  })
  expect(describePriced({ name: 'Porto Seguro' }).subtitle).toBe('sem preço')
})

test('the selection reads a reference or the document itself', () => {
  expect(claimSelection('claim')).toMatchObject({ unit: 'claim.unit' })
  expect(claimSelection()).toMatchObject({ unit: 'unit' })
})

test('a text is shown as it is, and what has no value yet says so', () => {
  const shown = (claim: object) =>
    ['full', 'amount'].map((display) => describeClaimUse({ ...claim, display }).title)
  expect(shown({ kind: 'text', text: 'gratuito' })).toEqual(['gratuito', 'gratuito'])
  for (const claim of [{ kind: 'price', amount: null }, { kind: 'text' }, {}])
    expect(shown(claim)).toEqual(['Sem valor', 'Sem valor'])
})
