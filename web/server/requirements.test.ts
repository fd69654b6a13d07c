import { expect, test } from 'vitest'
import { missingSettings } from './requirements.ts'

test('without an environment everything that is needed is named', () => {
  const { required, advised } = missingSettings({ SITE_URL: '' })
  expect(required).toEqual([
    "SITE_URL: the site's own origin, such as https://www.example.com.br",
    'SANITY_PROJECT_ID: the project with the content',
    'SANITY_WEBHOOK_SECRET: signs the publishing webhook (16 characters or more)',
  ])
  expect(advised.map((line) => line.split(' ')[0])).toEqual([
    'SANITY_READ_TOKEN',
    'SANITY_WRITE_TOKEN',
    'CLIENT_ADDRESS_HEADER',
  ])
})

test('what is set is not named', () => {
  const { required } = missingSettings({ SITE_URL: 'https://elos.exemplo.com.br' })
  expect(required.map((line) => line.split(':')[0])).toEqual([
    'SANITY_PROJECT_ID',
    'SANITY_WEBHOOK_SECRET',
  ])
})
