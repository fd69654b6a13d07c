import { z } from 'zod'
import type { Tally } from './tally.ts'

const Report = z.object({
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

type Suite = z.infer<typeof Report>['testResults'][number]

function failuresOf({ name, status, message, assertionResults }: Suite): string[] {
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => [`${name} ${fullName}`, ...(failureMessages ?? [])])
  // A file that could not even be loaded, or whose hooks failed, has no test to name.
  const whole = status === 'failed' && failures.length === 0 ? [[name, message]] : []
  return [...failures, ...whole].map((lines) => lines.join('\n'))
}

/**
 * What Vitest's JSON report counts.
 *
 * @throws ZodError where `report` is none.
 */
export function unitTally(report: unknown): Tally {
  const { numPassedTests, testResults } = Report.parse(report)
  return { passed: numPassedTests, failures: testResults.flatMap(failuresOf) }
}
