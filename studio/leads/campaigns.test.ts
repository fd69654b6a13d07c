import { expect, test } from 'vitest'
import { campaignNameOf, countCampaigns } from './campaigns.ts'

test.each([
  [{ source: 'google', medium: 'cpc', campaign: 'verao' }, 'verao'],
  [{ source: 'google', medium: 'cpc', campaign: null }, 'google'],
  [{ content: 'rodape' }, 'rodape'],
  [null, undefined],
  [{}, undefined],
])('the campaign %j is called %j', (campaign, name) => {
  expect(campaignNameOf({ campaign })).toBe(name)
})

test('leads are counted by campaign, the most first', () => {
  const leads = ['inverno', 'verao', 'inverno', 'abril'].map((campaign) => ({
    campaign: { campaign },
  }))
  expect(countCampaigns([...leads, {}, { campaign: null }])).toEqual([
    { name: 'inverno', count: 2 },
    { name: 'abril', count: 1 },
    { name: 'verao', count: 1 },
  ])
})
