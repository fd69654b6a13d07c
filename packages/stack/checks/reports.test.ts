import { describe, expect, test } from 'vitest'
import { endToEndTally } from './endToEndReport.ts'
import { counted, failed, holds, PASSED, total } from './tally.ts'
import { unitTally } from './unitReport.ts'

describe('the report of Vitest', () => {
  const held = { name: '/a.test.ts', status: 'passed', message: '', assertionResults: [] }

  test('names each test that failed, with what it said', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'adds', failureMessages: [] },
      { status: 'failed', fullName: 'subtracts', failureMessages: ['expected 1 to be 2'] },
    ]
    const broken = { name: '/b.test.ts', status: 'failed', message: '', assertionResults }
    expect(unitTally({ numPassedTests: 1, testResults: [held, broken] })).toEqual({
      passed: 1,
      failures: ['/b.test.ts subtracts\nexpected 1 to be 2'],
    })
  })

  test('counts a file that could not be loaded, which has no test', () => {
    const broken = { ...held, status: 'failed', message: 'Cannot find module' }
    expect(unitTally({ numPassedTests: 0, testResults: [broken] }).failures).toEqual([
      '/a.test.ts\nCannot find module',
    ])
  })

  test('is refused where it is none', () => {
    expect(() => unitTally({})).toThrow()
  })
})

describe('the report of Playwright', () => {
  function spec(title: string, status: string, messages: string[] = []) {
    const errors = messages.map((message) => ({ message }))
    const tests = [{ status, results: [{ errors }] }]
    return { title, file: 'a.spec.ts', line: 3, tests }
  }

  test('names each test that failed, however deep, and one that held only when tried again', () => {
    const inner = { specs: [spec('opens', 'unexpected', ['not visible'])] }
    const outer = { specs: [spec('loads', 'expected'), spec('rests', 'flaky')], suites: [inner] }
    expect(endToEndTally({ stats: { expected: 1 }, errors: [], suites: [outer] })).toEqual({
      passed: 1,
      failures: ['a.spec.ts:3 rests', 'a.spec.ts:3 opens\nnot visible'],
    })
  })

  test('counts what went wrong outside a test', () => {
    const report = { stats: { expected: 0 }, errors: [{ message: 'No tests found' }], suites: [] }
    expect(endToEndTally(report).failures).toEqual(['outside a test\nNo tests found'])
  })
})

test('tallies add up; one failure, or nothing to fail, does not hold', () => {
  expect(counted(total([PASSED, PASSED, failed('lint')]))).toBe('2 passed, 1 failed')
  expect([PASSED, failed('lint'), total([])].map(holds)).toEqual([true, false, false])
})
