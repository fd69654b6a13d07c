import { expect, test } from 'vitest'
import { receiptOf } from './receipt.ts'

test('the receipt of an erasure says whose, how many, when and by whom', () => {
  const receipt = receiptOf({
    email: 'ana@exemplo.com.br',
    count: 2,
    by: 'Beatriz Lima',
    at: new Date('2026-11-23T01:00:00Z'),
  })
  expect(receipt).toContain('Titular (e-mail): ana@exemplo.com.br')
  expect(receipt).toContain('2 pedidos')
  expect(receipt).toContain('22 de novembro de 2026 às 22:00:00')
  expect(receipt).toContain('Responsável: Beatriz Lima')
})
