import { describe, expect, test } from 'vitest'
import { requireSettings } from './settings.ts'

const BUILT_FOR = {
  SITE_URL: 'https://elos.exemplo.com.br',
  SANITY_PROJECT_ID: 'abcd1234',
  SANITY_DATASET: 'production',
}
const SET = {
  ...BUILT_FOR,
  SANITY_WEBHOOK_SECRET: 'a secret of some length',
  SANITY_WRITE_TOKEN: 'a token',
}

test('without an environment everything that is needed is named, with what it is for', () => {
  expect(() => requireSettings({ SITE_URL: '' }, BUILT_FOR)).toThrow(
    [
      "  SITE_URL: the site's own origin, without a path, such as https://www.example.com.br",
      '  SANITY_PROJECT_ID: the project with the content',
      '  SANITY_WEBHOOK_SECRET: signs the publishing webhook (16 characters or more)',
      '  SANITY_WRITE_TOKEN: stores the forms that visitors send as leads; set LEADS_INBOX=off to run without it',
    ].join('\n'),
  )
})

test('settings that would be useful are named when all that are needed are set', () => {
  const lacks = requireSettings(SET, BUILT_FOR)
  expect(lacks.map((line) => line.split(' ')[0])).toEqual([
    'SANITY_READ_TOKEN',
    'CLIENT_ADDRESS_HEADER',
  ])
})

test('a release runs without an inbox only where LEADS_INBOX says so', () => {
  const withoutToken = { ...SET, SANITY_WRITE_TOKEN: '' }
  expect(() => requireSettings(withoutToken, BUILT_FOR)).toThrow('set LEADS_INBOX=off')
  expect(() => requireSettings({ ...withoutToken, LEADS_INBOX: 'on' }, BUILT_FOR)).toThrow(
    'set LEADS_INBOX=off',
  )
  expect(() => requireSettings({ ...withoutToken, LEADS_INBOX: 'off' }, BUILT_FOR)).not.toThrow()
})

test('a release refuses to run for something else than it was built for, and names both', () => {
  const built = { ...BUILT_FOR, SITE_URL: 'http://localhost:3000' }
  expect(() => requireSettings(SET, built)).toThrow(
    '  SITE_URL: built for http://localhost:3000, now https://elos.exemplo.com.br',
  )
})

describe('a release that was built without the name of its dataset', () => {
  const built = { ...BUILT_FOR, SANITY_DATASET: '' }

  test('runs for the default one, named or not', () => {
    expect(() => requireSettings(SET, built)).not.toThrow()
    expect(() => requireSettings({ ...SET, SANITY_DATASET: undefined }, built)).not.toThrow()
  })

  test('refuses to run for another one', () => {
    expect(() => requireSettings({ ...SET, SANITY_DATASET: 'staging' }, built)).toThrow(
      '  SANITY_DATASET: built for production, now staging',
    )
  })
})
