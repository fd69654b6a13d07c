import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Settings } from './config.ts'
import { lakeEnvironment, siteEnvironment, studioEnvironment } from './environment.ts'

const settings: Settings = {
  ports: { site: 4001, studio: 4002, lake: 4003 },
  lakeDir: '/lake',
  pagesDir: '/pages',
  mailDir: '/mail',
  siteDist: '.next',
  studioDist: 'dist',
  logDir: '/logs',
}

beforeEach(() => {
  const own = Object.keys(process.env).filter((name) => /^SANITY_|_URL$/.test(name))
  for (const name of own) vi.stubEnv(name, undefined)
})

describe('the environment of a stack with the local Lake', () => {
  test('site and Studio find it', () => {
    expect(siteEnvironment(settings)).toMatchObject({
      SANITY_API_HOST: 'http://localhost:4003',
    })
    expect(studioEnvironment(settings)).toMatchObject({
      SANITY_STUDIO_LAKE_URL: 'http://localhost:4003',
      SANITY_STUDIO_INBOX: 'true',
      SANITY_STUDIO_MAIL: 'false',
    })
  })

  test('the Studio knows that the site has no inbox where it is off', () => {
    vi.stubEnv('LEADS_INBOX', 'off')
    expect(studioEnvironment(settings).SANITY_STUDIO_INBOX).toBe('false')
  })

  test('the Studio knows whether the site has a mail server, and not its password', () => {
    vi.stubEnv('SMTP_URL', 'smtps://elos:senha@mail.example.com')
    expect(studioEnvironment(settings).SANITY_STUDIO_MAIL).toBe('true')
    expect(JSON.stringify(studioEnvironment(settings))).not.toContain('senha')
  })

  test('SITE_URL and STUDIO_URL apply to the site, the Studio and the Lake', () => {
    vi.stubEnv('SITE_URL', 'https://site.example.com')
    vi.stubEnv('STUDIO_URL', 'https://studio.example.com')
    expect(siteEnvironment(settings)).toMatchObject({
      SITE_URL: 'https://site.example.com',
      STUDIO_URL: 'https://studio.example.com',
    })
    expect(studioEnvironment(settings).SANITY_STUDIO_SITE_URL).toBe('https://site.example.com')
    expect(lakeEnvironment(settings)).toMatchObject({
      LAKE_ORIGINS: 'http://localhost:4001,https://site.example.com',
      LAKE_STUDIO_ORIGINS: 'http://localhost:4002,https://studio.example.com',
    })
  })
})

describe('the environment of a stack whose content is on another server', () => {
  beforeEach(() => {
    vi.stubEnv('SANITY_PROJECT_ID', 'abc123')
    vi.stubEnv('SANITY_DATASET', 'copy')
  })

  test('the variables of the environment are not replaced', () => {
    const names = Object.keys(siteEnvironment(settings))
    expect(names.filter((name) => /^SANITY_(?!WEBHOOK)/.test(name))).toEqual([])
  })

  test('the Studio uses hosted Sanity', () => {
    expect(studioEnvironment(settings)).toMatchObject({
      SANITY_STUDIO_PROJECT_ID: 'abc123',
      SANITY_STUDIO_DATASET: 'copy',
      SANITY_STUDIO_LAKE_URL: '',
      SANITY_STUDIO_INBOX: 'false',
    })
  })

  test('the Studio uses the server that SANITY_API_HOST names', () => {
    vi.stubEnv('SANITY_API_HOST', 'https://content.example.com')
    expect(studioEnvironment(settings).SANITY_STUDIO_LAKE_URL).toBe('https://content.example.com')
  })
})
