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
} from './company.ts'

describe('the chat number', () => {
  test.each(['551100000000', '5511999998888'])('accepts “%s”', (phone) => {
    expect(checkChatPhone(phone)).toBe(true)
  })

  test.each(['11999998888', '+5511999998888', '55 11 99999-8888', '055119999888', ''])(
    'refuses “%s”',
    (phone) => {
      expect(checkChatPhone(phone)).toContain('só dígitos')
    },
  )
})

describe('the displayed telephone', () => {
  test.each(['+55 11 0000-0000', '+55 (11) 99999-8888', '+5511999998888'])(
    'accepts “%s”',
    (phone) => {
      expect(checkPhone(phone)).toBe(true)
    },
  )

  test.each(['ligue já', '190', '11 99999-8888', '+55 99999-8888', '+55 11 0000-0000 ramal 2'])(
    'refuses “%s”',
    (phone) => {
      expect(checkPhone(phone)).toContain('com o código do país e o DDD')
    },
  )
})

describe('the e-mail', () => {
  test.each(['contato@exemplo.com.br', 'a.b+c@d.io'])('accepts “%s”', (email) => {
    expect(checkEmail(email)).toBe(true)
  })

  test.each(['contato', 'contato@exemplo', 'a b@c.com', '@exemplo.com', 'a@b.', 'a@@b.com'])(
    'refuses “%s”',
    (email) => {
      expect(checkEmail(email)).toContain('e-mail completo')
    },
  )
})

describe('a CNPJ', () => {
  test.each(['00.000.000/0000-00', '12.ABC.345/01DE-35'])('accepts “%s”', (taxId) => {
    expect(checkTaxId(taxId)).toBe(true)
  })

  test.each(['00000000000000', '00.000.000/0000-0', '12.abc.345/01de-35', '000.000.000-00'])(
    'refuses “%s”',
    (taxId) => {
      expect(checkTaxId(taxId)).toContain('CNPJ')
    },
  )
})

describe('a CEP', () => {
  test('accepts “05000-000”', () => {
    expect(checkPostalCode('05000-000')).toBe(true)
  })

  test.each(['05000000', '5000-000', '05000-00'])('refuses “%s”', (postalCode) => {
    expect(checkPostalCode(postalCode)).toContain('CEP')
  })
})

describe('a registration at ANS', () => {
  test.each(['005711', '00571-1'])('accepts “%s”', (registration) => {
    expect(checkAnsRegistration(registration)).toBe(true)
  })

  test.each(['5711', '0057111', 'ANS 5711'])('refuses “%s”', (registration) => {
    expect(checkAnsRegistration(registration)).toContain('seis dígitos')
  })
})

describe('a state', () => {
  test.each(['SP', 'TO', 'DF'])('accepts “%s”', (state) => {
    expect(checkState(state)).toBe(true)
  })

  test.each(['sp', 'XX', 'São Paulo', ''])('refuses “%s”', (state) => {
    expect(checkState(state)).toContain('sigla')
  })
})

describe('the opening hours', () => {
  test.each(['00:00', '08:00', '23:59'])('accept the time “%s”', (time) => {
    expect(checkTime(time)).toBe(true)
  })

  test.each(['8:00', '24:00', '08:60', '8h', '08:00:00'])('refuse the time “%s”', (time) => {
    expect(checkTime(time)).toContain('dois dígitos')
  })

  test('accept hours in order, and a line with only a note', () => {
    expect(checkOpeningHours({ opens: '08:00', closes: '18:00', inStructuredData: true })).toBe(
      true,
    )
    expect(checkOpeningHours({ inStructuredData: false })).toBe(true)
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

describe('an id of Google’s measurement', () => {
  test.each([
    ['analyticsId', 'G-ABC1234567'],
    ['adsId', 'AW-123456789'],
    ['adsLabel', 'AbC-D_efG1h2'],
  ] as const)('%s accepts “%s”', (name, id) => {
    expect(checkMeasurementId(name, '')(id)).toBe(true)
  })

  test.each([
    ['analyticsId', 'UA-12345-1'],
    ['analyticsId', 'g-abc123'],
    ['adsId', '123456789'],
    ['adsLabel', 'AW-123456789/AbC-D_efG1h2'],
    ['adsLabel', '"><script>'],
  ] as const)('%s refuses “%s” and shows an example', (name, id) => {
    expect(checkMeasurementId(name, 'G-1')(id)).toContain('Exemplo: G-1')
  })
})
