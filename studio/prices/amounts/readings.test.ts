import type { StoredDocument } from '@elos/content/parts/stored/document'
import { expect, test } from 'vitest'
import { readingsOf } from './readings.ts'

const price: StoredDocument = {
  _id: 'claim-a',
  _type: 'claim',
  kind: 'price',
  amount: 150,
  validUntil: '2026-12-31',
}
const next = { amount: 170, validFrom: '2027-01-01', validUntil: '2027-12-31' }

const plain = (lines: string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '))

test('a claim without a complete next value has one line, of its value', () => {
  expect(plain(readingsOf(price, '2026-11-23'))).toEqual(['No site: R$ 150'])
  const unfinished = { ...price, next: { amount: 170 } }
  expect(plain(readingsOf(unfinished, '2026-11-23'))).toEqual(['No site: R$ 150'])
})

test('a claim with a next value has what is read now, and from each day on', () => {
  expect(plain(readingsOf({ ...price, next }, '2026-11-23'))).toEqual([
    'No site: R$ 150',
    'A partir de 01/01/2027: R$ 170',
    'A partir de 01/01/2028: sob consulta',
  ])
})

test('a gap between the two values is on request', () => {
  const gap = { ...price, validUntil: '2026-12-15', next }
  expect(plain(readingsOf(gap, '2026-11-23'))).toContain('A partir de 16/12/2026: sob consulta')
})

test('once the next value is the value, it stands first', () => {
  expect(plain(readingsOf({ ...price, next }, '2027-01-01'))).toEqual([
    'No site, desde 01/01/2027: R$ 170',
    'A partir de 01/01/2028: sob consulta',
  ])
})

test('every kind of claim has a line for the day after its last', () => {
  const percent = { ...price, kind: 'percent', amount: 5, next: { ...next, amount: 6 } }
  expect(readingsOf(percent, '2026-11-23')).toEqual([
    'No site: 5%',
    'A partir de 01/01/2027: 6%',
    'A partir de 01/01/2028: percentual a confirmar',
  ])
})
