import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { faultOf, readAnswers } from './asvs.ts'

const answers = readAnswers()
const { requirements } = answers
const SECURITY = readFileSync('docs/security.md', 'utf8')

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

describe('the answers to OWASP ASVS 5.0.0', () => {
  // The numbers of requirements are those of the standard.
  test.each([
    [1, 70],
    [2, 183],
  ])('of level %d are %d', (level, count) => {
    expect(requirements.filter((one) => one.level === level)).toHaveLength(count)
  })

  test('answer each requirement once, in the order of the standard', () => {
    const ids = requirements.map(({ id }) => id)
    const sorted = [...new Set(ids)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    expect(ids).toEqual(sorted)
  })

  test('name tests and files that exist, with the title or the words that they quote', () => {
    const faults = requirements.map((one) => [one.id, faultOf(one, answers, read)])
    expect(faults.filter(([, fault]) => fault)).toEqual([])
  })

  test('are named in docs/security.md where they are not met', () => {
    const unmet = requirements.filter((one) => 'open' in one).map(({ id }) => id)
    expect(SECURITY.match(/\b\d+\.\d+\.\d+\b/g)).toEqual(unmet)
  })
})
