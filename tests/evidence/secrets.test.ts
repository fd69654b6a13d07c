import { globSync, readFileSync } from 'node:fs'
import { secrets } from '@elos/stack/secrets'
import { describe, expect, test } from 'vitest'
import { secretsIn } from './secrets.ts'
import { trackedTexts } from './trackedFiles.ts'

const OWN = Object.values(secrets())

/** The files that a build writes for browsers. Only those that were built last in this checkout are there. */
const FOR_BROWSERS = globSync([
  'studio/dist*/**/*.{html,js,css,map,json}',
  'web/.next*/static/**/*.{js,css,map,json}',
  'web/public/**/*.{js,css,map,json}',
  'dist/site/**/{static,public}/**/*.{js,css,map,json}',
])

const found = (files: { path: string; text: string }[]) =>
  files.flatMap(({ path, text }) => secretsIn(text, OWN).map((what) => `${path}: ${what}`))

describe('no secret', () => {
  test('is in a file that Git tracks', () => {
    const files = trackedTexts()
    expect(files.length).toBeGreaterThan(1000)
    expect(found(files)).toEqual([])
  })

  test('is in what was built for browsers', () => {
    const files = FOR_BROWSERS.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    expect(found(files)).toEqual([])
  })
})

// Each example is put together here, so that this file holds none.
const letters = (count: number) => 'aB3'.repeat(count).slice(0, count)

describe('what looks like a secret is found', () => {
  test.each([
    ['a private key', `-----BEGIN RSA ${'PRIVATE'} KEY-----`],
    ['a token of Sanity', `token: 'sk${letters(140)}'`],
    ["the local Lake's token", `lake-${'0a'.repeat(24)}`],
    ['a token of GitHub', `ghp_${letters(36)}`],
    ['a token of npm', `npm_${letters(36)}`],
    ['a key of Amazon', `AKIA${'Z9'.repeat(8)}`],
    ['a key of Google', `AIza${letters(35)}`],
    ['a token of Slack', `xoxb-${letters(24)}`],
    ['a token of Fastly or Cloudflare', `FASTLY_API_TOKEN=${letters(32)}`],
    ['a signed token', [`eyJ${letters(20)}`, `eyJ${letters(20)}`, letters(20)].join('.')],
    ['a password in an address', `redis://:${letters(12)}@cache.example.com`],
  ])('%s', (name, text) => {
    expect(secretsIn(text)).toEqual([name])
  })

  test('a secret of this checkout, in any file', () => {
    expect(secretsIn('before 1234567890abcdef after', ['1234567890abcdef'])).toEqual([
      'a secret of this checkout',
    ])
  })
})
