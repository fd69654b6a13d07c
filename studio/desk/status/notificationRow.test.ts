import { expect, test } from 'vitest'
import {
  type NotificationState,
  notificationRow,
  type UnsentNotification,
} from './notificationRow.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const unsent = (change: Partial<UnsentNotification>): UnsentNotification => ({
  _key: 'mail',
  nextAt: '2026-11-26T12:10:00Z',
  error: null,
  ...change,
})
const NONE: NotificationState = { unsent: [], refused: [], recipients: [], company: [] }
const rowOf = (state: Partial<NotificationState>) => {
  const { value, tone } = notificationRow({ ...NONE, ...state }, true, NOW)
  return { value, tone }
}
const told = (...all: UnsentNotification[]) => rowOf({ unsent: all })

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

const ANA = 'ana@corretora.com.br'
const ALL_SENT = { value: 'Todos saíram', tone: 'positive' }

test.each([
  ['stands in “Avisos de pedidos”', { recipients: [ANA], company: [] }, true],
  ['was corrected there', { recipients: ['ana.lima@corretora.com.br'], company: [ANA] }, false],
  ['is that of the company, where nobody stands there', { recipients: [], company: [ANA] }, true],
])('an address that was refused is named while it %s', (_, addresses, isNamed) => {
  const row = rowOf({ refused: [{ address: ANA, error: '550' }], ...addresses })
  expect(row).toEqual(
    isNamed
      ? {
          value: `O servidor de e-mail recusou ${ANA} (550), que não recebeu o aviso. Confira em “Avisos de pedidos”.`,
          tone: 'critical',
        }
      : ALL_SENT,
  )
})

test('a site without a mail server says so', () => {
  expect(notificationRow(NONE, false, NOW)).toEqual({
    label: 'Avisos de pedidos',
    value: 'Sem servidor de e-mail',
    tone: 'caution',
  })
})
