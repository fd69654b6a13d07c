import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { describe, expect, test } from 'vitest'
import { trackedTexts } from './trackedFiles.ts'

/** The texts that have people make files of settings, secrets among them. */
const INSTRUCTIONS = /^(?:docs\/|deploy\/|README\.md$|\.env\.example$)/

/** The name of such a file, with its folder in the checkout: '.env.local', 'deploy/environment'. */
const NAME =
  /(?<![\w./-])(?:\.\/)?(?<path>(?:[\w-]+\/)*(?:\.env\.(?!example)[a-z]+|(?:[\w-]+\.)?environment))(?!\w|\.\w|\/)/g

const named = trackedTexts()
  .filter(({ path }) => INSTRUCTIONS.test(path))
  .flatMap(({ text }) => [...text.matchAll(NAME)].map(({ groups }) => groups?.path ?? ''))

/** Names of the same kind that people choose by themselves. */
const CHOSEN = ['.env', 'web/.env.production', 'studio/.env.local', 'deploy/staging.environment']

const files = [...new Set([...named, ...CHOSEN])].sort()

/** Returns whether Docker copies a file into an image: the last pattern that matches it decides. */
function isCopied(path: string): boolean {
  const patterns = readFileSync('.dockerignore', 'utf8').split('\n')
  const last = patterns.findLast((pattern) => matchesGlob(path, pattern.replace(/^!/, '')))
  return last === undefined || last.startsWith('!')
}

const isIgnoredByGit = (path: string) =>
  spawnSync('git', ['check-ignore', '--quiet', '--no-index', path]).status === 0

describe('a file of settings that the docs have one make', () => {
  test('is found in the docs by its name', () => {
    for (const path of ['.env.local', 'deploy/environment', 'deploy/lake.environment'])
      expect(files).toContain(path)
  })

  test.each(files)('is not committed, and not copied into an image: %s', (path) => {
    expect([isIgnoredByGit(path), isCopied(path)]).toEqual([true, false])
  })
})

test('.env.example, which has no secret, is committed and copied', () => {
  expect([isIgnoredByGit('.env.example'), isCopied('.env.example')]).toEqual([false, true])
})
