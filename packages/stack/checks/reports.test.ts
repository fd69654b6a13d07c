import { describe, expect, test } from 'vitest'
import { endToEndTally } from './endToEndReport.ts'
import { failed, isSuccess, PASSED, summary, total } from './tally.ts'
import { unitTally } from './unitReport.ts'

describe('the report of Vitest', () => {
  const passed = { name: '/a.test.ts', status: 'passed', message: '', assertionResults: [] }

  test('gives the name and the messages of each failed test', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'adds', failureMessages: [] },
      { status: 'failed', fullName: 'subtracts', failureMessages: ['expected 1 to be 2'] },
    ]
    const broken = { name: '/b.test.ts', status: 'failed', message: '', assertionResults }
    expect(unitTally({ numPassedTests: 1, testResults: [passed, broken] })).toEqual({
      passed: 1,
      failures: ['/b.test.ts subtracts\nexpected 1 to be 2'],
    })
  })

  test('counts a file that cannot be loaded as a failure', () => {
    const broken = { ...passed, status: 'failed', message: 'Cannot find module' }
    expect(unitTally({ numPassedTests: 0, testResults: [broken] }).failures).toEqual([
      '/a.test.ts\nCannot find module',
    ])
  })

  test('is refused when it has another shape', () => {
    expect(() => unitTally({})).toThrow()
  })
})

describe('the report of Playwright', () => {
  function spec(title: string, status: string, messages: string[] = []) {
    const errors = messages.map((message) => ({ message }))
    const tests = [{ status, results: [{ errors }] }]
    return { title, file: 'a.spec.ts', line: 3, tests }
  }

  test('gives each failed and each flaky test, also in nested suites', () => {
    const inner = { specs: [spec('opens', 'unexpected', ['not visible'])] }
    const outer = { specs: [spec('loads', 'expected'), spec('rests', 'flaky')], suites: [inner] }
    expect(endToEndTally({ stats: { expected: 1 }, errors: [], suites: [outer] })).toEqual({
      passed: 1,
      failures: ['a.spec.ts:3 rests', 'a.spec.ts:3 opens\nnot visible'],
    })
  })

  test('counts an error outside of the tests as a failure', () => {
    const report = { stats: { expected: 0 }, errors: [{ message: 'No tests found' }], suites: [] }
    expect(endToEndTally(report).failures).toEqual(['outside a test\nNo tests found'])
  })
})

test('tallies are added; a failure, or a run without tests, is no success', () => {
  expect(summary(total([PASSED, PASSED, failed('lint')]))).toBe('2 passed, 1 failed')
  expect([PASSED, failed('lint'), total([])].map(isSuccess)).toEqual([true, false, false])
})
