import { z } from 'zod'
import type { Tally } from './tally.ts'

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

function failuresOf({ name, status, message, assertionResults }: Suite): string[] {
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => [`${name} ${fullName}`, ...(failureMessages ?? [])])
  // A file that cannot be loaded, or whose hooks fail, reports no failed test: it is named itself.
  const whole = status === 'failed' && failures.length === 0 ? [[name, message]] : []
  return [...failures, ...whole].map((lines) => lines.join('\n'))
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
