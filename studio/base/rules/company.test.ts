import { describe, expect, test } from 'vitest'
import {
  checkAnsRegistration,
  checkChatPhone,
  checkEmail,
  checkMeasurementId,
  checkOpeningHours,
  checkPhone,
  checkPostalCode,
  checkSpecialDays,
  checkState,
  checkTaxId,
  checkTime,
  storedPhone,
} from './company.ts'

test.each([
  {
    what: 'a chat number',
    check: checkChatPhone,
    accepted: ['551100000000', '5511999998888'],
    refused: ['11999998888', '+5511999998888', '055119999888', ''],
    says: 'com DDD',
  },
  {
    what: 'a displayed telephone',
    check: checkPhone,
    accepted: ['+55 11 0000-0000', '+55 (11) 99999-8888'],
    refused: ['ligue já', '11 99999-8888', '+55 99999-8888', '+55 11 0000-0000 ramal 2'],
    says: 'com DDD',
  },
  {
    what: 'an e-mail',
    check: checkEmail,
    accepted: ['contato@exemplo.com.br', 'a.b+c@d.io'],
    refused: ['contato', 'contato@exemplo', 'a b@c.com', '@exemplo.com', 'a@b.', 'a@@b.com'],
    says: 'e-mail completo',
  },
  {
    what: 'a CNPJ',
    check: checkTaxId,
    accepted: ['00.000.000/0000-00', '12.ABC.345/01DE-35'],
    refused: ['00000000000000', '00.000.000/0000-0', '12.abc.345/01de-35'],
    says: 'CNPJ',
  },
  {
    what: 'a CEP',
    check: checkPostalCode,
    accepted: ['05000-000'],
    refused: ['05000000', '5000-000', '05000-00'],
    says: 'CEP',
  },
  {
    what: 'a registration at ANS',
    check: checkAnsRegistration,
    accepted: ['005711', '00571-1'],
    refused: ['5711', '0057111', 'ANS 5711'],
    says: 'seis dígitos',
  },
  {
    what: 'a state',
    check: checkState,
    accepted: ['SP', 'TO', 'DF'],
    refused: ['sp', 'XX', 'São Paulo'],
    says: 'sigla',
  },
  {
    what: 'a time',
    check: checkTime,
    accepted: ['00:00', '23:59'],
    refused: ['8:00', '24:00', '08:60', '8h', '08:00:00'],
    says: 'dois dígitos',
  },
  {
    what: 'an id of Google Analytics',
    check: checkMeasurementId('analyticsId', 'G-1'),
    accepted: ['G-ABC1234567'],
    refused: ['UA-12345-1', 'g-abc123'],
    says: 'Exemplo: G-1',
  },
  {
    what: 'an id of Google Ads',
    check: checkMeasurementId('adsId', 'AW-1'),
    accepted: ['AW-123456789'],
    refused: ['123456789'],
    says: 'Exemplo: AW-1',
  },
  {
    what: 'a label of Google Ads',
    check: checkMeasurementId('adsLabel', 'AbC'),
    accepted: ['AbC-D_efG1h2'],
    refused: ['AW-123456789/AbC-D_efG1h2', '"><script>'],
    says: 'Exemplo: AbC',
  },
])('$what is accepted as it is written, else the message says what is wanted', (form) => {
  for (const text of form.accepted) expect(form.check(text), text).toBe(true)
  for (const text of form.refused) expect(form.check(text), text).toContain(form.says)
})

describe('a phone in the form that visitors read, or any other of Brazil,', () => {
  test.each([
    '(11) 3456-7890',
    '11 3456-7890',
    '1134567890',
    '011 3456 7890',
    '+55 (11) 3456-7890',
    'Tel.: 11 3456-7890',
  ])('is stored with the code of the country: %s', (typed) => {
    const stored = storedPhone(typed)
    expect(stored).toBe('+55 11 3456-7890')
    expect(checkPhone(stored ?? '')).toBe(true)
    expect(storedPhone(stored ?? '')).toBe(stored)
  })

  test.each(['3456-7890', '11 3456-7890 ramal 12', '+351 912 345 678', 'ligue já', ''])(
    'is none of %j, which stays as it was typed',
    (typed) => {
      expect(storedPhone(typed)).toBeUndefined()
    },
  )
})

describe('the opening hours', () => {
  test('are accepted in order, and a line may have only a note', () => {
    const hours = { opens: '08:00', closes: '18:00', inStructuredData: true }
    expect(checkOpeningHours(hours)).toEqual([])
    expect(checkOpeningHours({ inStructuredData: false })).toEqual([])
  })

  test.each([
    [{ opens: '08:00' }, 'closes'],
    [{ closes: '18:00' }, 'opens'],
    [{ opens: '18:00', closes: '08:00' }, 'closes'],
    [{ opens: '08:00', closes: '08:00' }, 'closes'],
    [{ inStructuredData: true }, 'opens'],
  ])('of %o are refused at the field to correct: %s', (hours, field) => {
    expect(checkOpeningHours(hours)).toMatchObject([{ path: [field] }])
  })
})

describe('the special days', () => {
  const eve = { date: '2026-12-24', opens: '08:00', closes: '12:00' }

  test.each([
    ['days once each', [eve, { date: '2026-12-25' }]],
    ['a day with a break', [{ ...eve, opens: '14:00', closes: '16:00' }, eve]],
    ['an entry that has no day yet', [{}, {}]],
  ])('may be %s', (_, days) => {
    expect(checkSpecialDays(days)).toBe(true)
  })

  test.each([
    ['open and closed', [eve, { date: '2026-12-24' }]],
    ['closed twice', [{ date: '2026-12-24' }, { date: '2026-12-24' }]],
    ['open at times that overlap', [eve, { ...eve, opens: '11:00' }]],
  ])('are refused when a day is %s', (_, days) => {
    expect(checkSpecialDays(days)).toContain('24/12/2026')
  })
})
