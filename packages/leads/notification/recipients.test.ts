import { expect, test } from 'vitest'
import { addressesOnDuty } from './recipients.ts'

const ana = { email: 'ana@corretora.com.br' }
const bia = { email: 'bia@corretora.com.br', days: ['Mo', 'Tu', 'We', 'Th'] }
const caio = { email: 'caio@corretora.com.br', days: ['Fr'] }

/** Thursday in São Paulo; in UTC it is Friday already. */
const THURSDAY_NIGHT = new Date('2026-11-27T01:00:00Z')
const SUNDAY = new Date('2026-11-29T15:00:00Z')

test('who is on duty today is told, and who has no days is on duty every day', () => {
  expect(addressesOnDuty([ana, bia, caio], THURSDAY_NIGHT)).toEqual([ana.email, bia.email])
  expect(addressesOnDuty([ana, bia, caio], SUNDAY)).toEqual([ana.email])
})

test('everybody is told on a day on which nobody is on duty', () => {
  expect(addressesOnDuty([bia, caio], SUNDAY)).toEqual([bia.email, caio.email])
})

test('an entry that is not filled in yet is left out, and nobody is told twice', () => {
  const entries = [{}, { email: null, days: null }, { email: 'bia' }, bia, bia]
  expect(addressesOnDuty(entries, THURSDAY_NIGHT)).toEqual([bia.email])
})
