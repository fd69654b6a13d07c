import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isAllowed } from './licences.ts'
import { lockedPackages } from './lockfile.ts'

/** Packages whose manifest has no SPDX identifier: the sentence, in a file of theirs, that allows their use. */
const READ_BY_HAND: Record<string, { file: string; says: string }> = {
  'md5-o-matic@0.1.1': { file: 'LICENSE', says: 'The MIT License (MIT)' },
  'jsonify@0.0.1': { file: 'README.md', says: 'public domain' },
}

const packages = lockedPackages()
const keyOf = ({ name, version }: { name: string; version?: string }) => `${name}@${version}`

describe('the licence of every package of others', () => {
  test('is one that we allow, or was read by hand', () => {
    const refused = packages.filter(
      ({ name, version, license }) =>
        !(READ_BY_HAND[keyOf({ name, version })] || (license && isAllowed(license))),
    )
    expect(refused.map(({ path, license }) => `${path}: ${license}`)).toEqual([])
  })

  test.each(Object.entries(READ_BY_HAND))('of %s is in its files', (key, { file, says }) => {
    const found = packages.filter((locked) => keyOf(locked) === key)
    expect(found).not.toEqual([])
    for (const { path } of found) expect(readFileSync(`${path}/${file}`, 'utf8')).toContain(says)
  })
})
