import { join, relative } from 'node:path'
import { TOP } from '../config.ts'
import type { Failure, Tally } from './tally.ts'

/** The part of Vitest's report about a file of tests. */
interface TestFile {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[]
}

interface UnitReport {
  numPassedTests: number
  testResults: TestFile[]
}

/** Counts the tests of Vitest's JSON report. */
export function unitTally({ numPassedTests, testResults }: UnitReport): Tally {
  return { passed: numPassedTests, failures: testResults.flatMap(failuresOf) }
}

function failuresOf({ name, status, message, assertionResults }: TestFile): Failure[] {
  const file = relative(TOP, name)
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      title: `${file} ${fullName}`,
      reason: (failureMessages ?? []).join('\n'),
    }))
  // A file that cannot be loaded, or whose hooks fail, reports no failed test: it is named itself.
  const whole = status === 'failed' && failures.length === 0
  return whole ? [{ title: file, reason: message }] : failures
}

/** The lines of each error of a failed test: the log of its calls is long, and what the console said comes after it. */
const ERROR_LINES = 8

interface ReportedError {
  message?: string
}

/** The part of Playwright's report about a test. */
interface Spec {
  title: string
  file: string
  line: number
  tests: { status: string; results: { errors: ReportedError[] }[] }[]
}

interface Suite {
  specs: Spec[]
  suites?: Suite[]
}

interface EndToEndReport {
  /** The folder to which the names of the files are relative. */
  config: { rootDir: string }
  stats: { expected: number }
  errors: ReportedError[]
  suites: Suite[]
}

/** Counts the tests of Playwright's JSON report. A flaky test, which passed only on a retry, counts as failed. */
export function endToEndTally({ config, stats, errors, suites }: EndToEndReport): Tally {
  const failures = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const errors = results.flatMap((result) => result.errors)
        const messages = errors.map(({ message = '' }) => message.split('\n').slice(0, ERROR_LINES))
        const path = relative(TOP, join(config.rootDir, file))
        return { title: `${path}:${line} ${title}`, reason: messages.flat().join('\n') }
      }),
  )
  const outside = errors.map(({ message = '' }) => ({ title: 'outside a test', reason: message }))
  return { passed: stats.expected, failures: [...failures, ...outside] }
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}
