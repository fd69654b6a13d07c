import { describe, expect, test } from 'vitest'
import { portoSeguro } from '../carriers/portoSeguro.ts'
import { plans } from './index.ts'

const HEALTH_CARRIERS = '(/#operadoras)'
const QUOTE_FORM = '(/#contato)'

const dental = Object.values(plans).filter(({ coverage }) => coverage === 'odonto')

describe('a visitor who looks for a health plan', () => {
  test.each(dental)('has a way on from the first lines of the dental $name', ({ hero }) => {
    expect(hero.lead).toContain(HEALTH_CARRIERS)
    expect(hero.lead).toContain(QUOTE_FORM)
  })

  test('has a way on from Porto Seguro without a company, and not to a dental plan', () => {
    const [conclusion] = portoSeguro.information.filter(({ topic }) => topic === 'conclusion')
    expect(conclusion?.body).toContain(HEALTH_CARRIERS)
    expect(conclusion?.body).toContain(QUOTE_FORM)
    expect(conclusion?.body).not.toContain('/plano-individual')
  })
})
