import { describe, expect, it } from 'vitest'
import { checkAnsRegistration, checkPostalCode, checkState, checkTaxId } from './registration.ts'

describe('CNPJ', () => {
  it.each(['00.000.000/0000-00', '12.ABC.345/01DE-35'])('accepts “%s”', (taxId) => {
    expect(checkTaxId(taxId)).toBe(true)
  })

  it.each(['00000000000000', '00.000.000/0000-0', '12.abc.345/01de-35', '000.000.000-00'])(
    'refuses “%s”',
    (taxId) => {
      expect(checkTaxId(taxId)).toContain('CNPJ')
    },
  )
})

describe('CEP', () => {
  it('accepts 05000-000', () => {
    expect(checkPostalCode('05000-000')).toBe(true)
  })

  it.each(['05000000', '5000-000', '05000-00'])('refuses “%s”', (postalCode) => {
    expect(checkPostalCode(postalCode)).toContain('CEP')
  })
})

describe('registration at ANS', () => {
  it.each(['005711', '00571-1'])('accepts “%s”', (registration) => {
    expect(checkAnsRegistration(registration)).toBe(true)
  })

  it.each(['5711', '0057111', 'ANS 5711'])('refuses “%s”', (registration) => {
    expect(checkAnsRegistration(registration)).toContain('seis dígitos')
  })
})

describe('state', () => {
  it.each(['SP', 'TO', 'DF'])('accepts “%s”', (state) => {
    expect(checkState(state)).toBe(true)
  })

  it.each(['sp', 'XX', 'São Paulo', ''])('refuses “%s”', (state) => {
    expect(checkState(state)).toContain('sigla')
  })
})
