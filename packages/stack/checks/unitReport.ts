import { relative } from 'node:path'
import { z } from 'zod'
import { TOP } from '../config.ts'
import type { Failure, Tally } from './tally.ts'

const reportSchema = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.enum(['passed', 'failed']),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

type Suite = z.infer<typeof reportSchema>['testResults'][number]

function failuresOf({ name, status, message, assertionResults }: Suite): Failure[] {
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

/**
 * Counts the tests of Vitest's JSON report.
 *
 * @throws ZodError when `report` is not such a report.
 */
export function unitTally(report: unknown): Tally {
  const { numPassedTests, testResults } = reportSchema.parse(report)
  return { passed: numPassedTests, failures: testResults.flatMap(failuresOf) }
}
