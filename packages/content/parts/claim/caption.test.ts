import { vercelStegaCombine } from '@vercel/stega'
import { expect, test } from 'vitest'
import { claim } from '../../fixtures/pages.ts'
import { captionOf } from './caption.ts'

const discount = (conditions: string) => claim({ kind: 'percent', amount: 70, conditions })

test.each([
  ['de desconto', 'em campanhas da operadora', 'de desconto, em campanhas da operadora'],
  [
    'de desconto no terceiro filho',
    'no terceiro filho, em campanhas da operadora',
    'de desconto no terceiro filho, em campanhas da operadora',
  ],
  ['para consultas e exames', 'para consultas e exames', 'para consultas e exames'],
  ['', 'até 23 anos', 'até 23 anos'],
])('the caption "%s" of a figure that holds "%s" reads "%s"', (label, conditions, expected) => {
  expect(captionOf({ label, claim: discount(conditions) })).toBe(expected)
})

test('a caption without a claim, or of one without conditions, is as it is written', () => {
  expect(captionOf({ label: 'Suporte ilimitado' })).toBe('Suporte ilimitado')
  expect(captionOf({ label: 'anos', claim: claim({ kind: 'percent' }) })).toBe('anos')
})

test('a condition that the caption has is not repeated in a preview, where each text carries its own mark', () => {
  const label = vercelStegaCombine('para o retorno, no horário de atendimento', { field: 'label' })
  const conditions = vercelStegaCombine('no horário de atendimento', { field: 'conditions' })
  expect(captionOf({ label, claim: discount(conditions) })).toBe(label)
})
