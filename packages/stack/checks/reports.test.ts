import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { TOP } from '../config.ts'
import { endToEndTally, unitTally } from './reports.ts'
import { failed, isSuccess, PASSED, summary, total } from './tally.ts'

describe('the report of Vitest', () => {
  const passed = {
    name: join(TOP, 'a.test.ts'),
    status: 'passed',
    message: '',
    assertionResults: [],
  }

  test('gives the name and the messages of each failed test', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'adds', failureMessages: [] },
      { status: 'failed', fullName: 'subtracts', failureMessages: ['expected 1 to be 2'] },
    ]
    const broken = { name: join(TOP, 'b.test.ts'), status: 'failed', message: '', assertionResults }
    expect(unitTally({ numPassedTests: 1, testResults: [passed, broken] })).toEqual({
      passed: 1,
      failures: [{ title: 'b.test.ts subtracts', reason: 'expected 1 to be 2' }],
    })
  })

  test('counts a file that cannot be loaded as a failure', () => {
    const broken = { ...passed, status: 'failed', message: 'Cannot find module' }
    expect(unitTally({ numPassedTests: 0, testResults: [broken] }).failures).toEqual([
      { title: 'a.test.ts', reason: 'Cannot find module' },
    ])
  })
})

describe('the report of Playwright', () => {
  const config = { rootDir: join(TOP, 'tests/e2e') }

  function spec(title: string, status: string, messages: string[] = []) {
    const errors = messages.map((message) => ({ message }))
    const tests = [{ status, results: [{ errors }] }]
    return { title, file: 'a.spec.ts', line: 3, tests }
  }

  test('gives each failed and each flaky test, also in nested suites', () => {
    const inner = { specs: [spec('opens', 'unexpected', ['not visible'])] }
    const outer = { specs: [spec('loads', 'expected'), spec('rests', 'flaky')], suites: [inner] }
    const report = { config, stats: { expected: 1 }, errors: [], suites: [outer] }
    expect(endToEndTally(report)).toEqual({
      passed: 1,
      failures: [
        { title: 'tests/e2e/a.spec.ts:3 rests', reason: '' },
        { title: 'tests/e2e/a.spec.ts:3 opens', reason: 'not visible' },
      ],
    })
  })

  test('gives the beginning of each error of a test', () => {
    const called = Array.from({ length: 50 }, (_, index) => `waiting ${index}`).join('\n')
    const failed = spec('opens', 'unexpected', [`not visible\n${called}`, 'errors in the console'])
    const report = { config, stats: { expected: 0 }, errors: [], suites: [{ specs: [failed] }] }
    const [{ reason = '' } = {}] = endToEndTally(report).failures
    expect(reason).toMatch(/^not visible\nwaiting 0\n[\s\S]*\nerrors in the console$/)
    expect(reason.split('\n').length).toBeLessThan(12)
  })

  test('counts an error outside of the tests as a failure', () => {
    const errors = [{ message: 'No tests found' }]
    const report = { config, stats: { expected: 0 }, errors, suites: [] }
    expect(endToEndTally(report).failures).toEqual([
      { title: 'outside a test', reason: 'No tests found' },
    ])
  })
})

test('tallies are added; a failure, or a run without tests, is no success', () => {
  expect(summary(total([PASSED, PASSED, failed('lint')]))).toBe('2 passed, 1 failed')
  expect([PASSED, failed('lint'), total([])].map(isSuccess)).toEqual([true, false, false])
})
