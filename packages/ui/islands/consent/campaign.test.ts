// @vitest-environment happy-dom
import { CAMPAIGN } from '@elos/content/parts/storage/names'
import { campaignOf } from '@elos/leads/lead/campaign'
import { beforeEach, expect, test } from 'vitest'
import { keepCampaign } from './campaign.ts'
import { EVERYTHING, NOTHING, storeConsent } from './record.ts'
import { withdraw } from './withdraw.ts'

/** Opens a page by a link. Returns the campaign that forms send from then on. */
function visit(query: string) {
  history.replaceState(null, '', `/amil-saude${query}`)
  keepCampaign()
  return campaignOf(sessionStorage.getItem(CAMPAIGN) ?? '')
}

beforeEach(() => {
  sessionStorage.clear()
  storeConsent(EVERYTHING, 'test')
})

test('the campaign of a visit is that of the last link that named one', () => {
  expect(visit('')).toBeUndefined()
  const first = { source: 'google', campaign: 'verao' }
  expect(visit('?utm_source=google&utm_campaign=verao&gclid=Cj0')).toEqual(first)
  expect(visit('')).toEqual(first)
  expect(visit('?utm_source=carta')).toEqual({ source: 'carta' })
})

test('it is forgotten when consent is withdrawn', () => {
  visit('?utm_source=google')
  withdraw(['marketing'])
  expect(sessionStorage.getItem(CAMPAIGN)).toBeNull()
})

test('a quote form that no island sends has the campaign, and other forms do not', () => {
  visit('?utm_source=google&utm_term=plano+familiar')
  const sentBy = (action: string) => {
    const form = document.createElement('form')
    form.action = action
    document.body.append(form)
    const formData = new FormData()
    form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }))
    return [...formData]
  }
  const sent = [['campaign', 'utm_source=google&utm_term=plano+familiar']]
  expect(sentBy('/api/cotacao/amil-saude')).toEqual(sent)
  expect(sentBy('/api/cotacao')).toEqual(sent)
  expect(sentBy('/api/contato')).toEqual([])
  storeConsent(NOTHING, 'test')
  expect(sentBy('/api/cotacao')).toEqual([])
})
