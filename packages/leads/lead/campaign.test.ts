import fc from 'fast-check'
import { expect, test } from 'vitest'
import { campaignOf, queryOf } from './campaign.ts'

test('a link names its campaign', () => {
  const query =
    '?utm_source=google&utm_medium=cpc&utm_campaign=verao-2027&utm_term=plano+de+saude&utm_content=b'
  expect(campaignOf(query)).toEqual({
    source: 'google',
    medium: 'cpc',
    campaign: 'verao-2027',
    term: 'plano de saude',
    content: 'b',
  })
})

test.each([
  '',
  '?',
  '?utm_source=',
  '?utm_source=%20%0a',
  '?gclid=abc&fbclid=def&utm_id=7',
  '?source=x',
])('a link names none: %j', (query) => {
  expect(campaignOf(query)).toBeUndefined()
})

test('ids of clicks and addresses of people are left out', () => {
  const query = '?utm_source=carta&utm_content=maria%40exemplo.com.br&gclid=Cj0KCQ'
  expect(campaignOf(query)).toEqual({ source: 'carta' })
})

test('each value is one short line, whatever is sent, and is read again as it was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (value) => {
      const campaign = campaignOf(queryOf({ source: value, term: 'plano & saúde' })) ?? {}
      const { source = '' } = campaign
      expect(source.length).toBeLessThanOrEqual(100)
      expect(source).not.toMatch(/[\p{Cc}\p{Cs}@]|^\s|\s\s/u)
      expect(campaignOf(queryOf(campaign))).toEqual(campaign)
    }),
  )
})
