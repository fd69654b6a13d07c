import { expect, test } from 'vitest'
import { campaignNameOf } from './campaigns.ts'

test.each([
  [{ source: 'google', medium: 'cpc', campaign: 'verao' }, 'verao'],
  [{ source: 'google', medium: 'cpc', campaign: null }, 'google'],
  [{ content: 'rodape' }, 'rodape'],
  [null, undefined],
  [{}, undefined],
])('the campaign %j is called %j', (campaign, name) => {
  expect(campaignNameOf({ campaign })).toBe(name)
})
