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
