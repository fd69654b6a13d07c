import { describe, expect, test } from 'vitest'
import { billOfMaterials } from './billOfMaterials.ts'
import { lockedPackages } from './lockfile.ts'

const { components } = billOfMaterials('elos-saude', '1.0.0')

describe('the bill of materials', () => {
  test('lists every version of every package of the lockfile, once', () => {
    const locked = lockedPackages().map(({ name, version }) => `${name}@${version}`)
    const listed = components.map(({ name, version }) => `${name}@${version}`)
    expect(listed.toSorted()).toEqual([...new Set(locked)].sort())
  })

  test('gives each package its hash, and an address that other tools know', () => {
    for (const { purl, hashes } of components) {
      expect(purl).toMatch(/^pkg:npm\/(%40[\w.~-]+\/)?[\w.~-]+@\d+\.\d+\.\d+/)
      expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/)
    }
    expect(components.map(({ purl }) => purl)).toContainEqual(
      expect.stringMatching(/^pkg:npm\/%40sanity\/client@/),
    )
  })
})
