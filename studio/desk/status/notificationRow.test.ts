import { expect, test } from 'vitest'
import { notificationRow, type UnsentNotification } from './notificationRow.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const unsent = (change: Partial<UnsentNotification>): UnsentNotification => ({
  _key: 'mail',
  nextAt: '2026-11-26T12:10:00Z',
  error: null,
  ...change,
})
const told = (...all: UnsentNotification[]) => {
  const { value, tone } = notificationRow(all, true, NOW)
  return { value, tone }
}

test('reminders whose time has not come are no fault', () => {
  expect(told(unsent({ _key: 'reminder' }))).toEqual({ value: 'Todos saíram', tone: 'positive' })
})

test.each<[Partial<UnsentNotification>, string]>([
  [{ error: 'ESOCKET' }, '1 aviso não saiu: o servidor de e-mail não responde (ESOCKET).'],
  [{ error: 'EAUTH' }, '1 aviso não saiu: o servidor de e-mail recusou a senha (EAUTH).'],
  [
    { error: 'NO_ADDRESS' },
    '1 aviso não saiu: falta um endereço em “Avisos de pedidos” (NO_ADDRESS).',
  ],
  [
    { _key: 'webhook', error: 'HTTP 500' },
    '1 aviso não saiu: o outro sistema não aceitou (HTTP 500).',
  ],
  [{ nextAt: '2026-11-26T11:54:00Z' }, '1 aviso não saiu: o site não tentou.'],
])('what was not sent is a fault, with its reason: %j', (change, value) => {
  expect(told(unsent(change))).toEqual({
    value: `${value} O site tenta de novo.`,
    tone: 'critical',
  })
})

test('several are counted', () => {
  const two = [unsent({ error: 'EDNS' }), unsent({ error: 'EDNS' })]
  expect(told(...two).value).toMatch(/^2 avisos não saíram: /)
})

test('a site without a mail server says so', () => {
  expect(notificationRow([], false, NOW)).toEqual({
    label: 'Avisos de pedidos',
    value: 'Sem servidor de e-mail',
    tone: 'caution',
  })
})
