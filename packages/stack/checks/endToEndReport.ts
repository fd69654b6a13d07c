import { z } from 'zod'
import type { Tally } from './tally.ts'

const Failed = z.object({ message: z.string().optional() })

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ errors: z.array(Failed) })),
    }),
  ),
})

const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional()
  },
})

const Report = z.object({
  stats: z.object({ expected: z.number() }),
  errors: z.array(Failed),
  suites: z.array(Suite),
})

function specsOf({ specs, suites = [] }: z.infer<typeof Suite>): z.infer<typeof Spec>[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

/**
 * What Playwright's JSON report counts. A test that held only when tried again failed.
 *
 * @throws ZodError where `report` is none.
 */
export function endToEndTally(report: unknown): Tally {
  const { stats, errors, suites } = Report.parse(report)
  const failures = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const messages = results.flatMap((result) => result.errors.map(({ message }) => message))
        return [`${file}:${line} ${title}`, ...messages].join('\n')
      }),
  )
  const outside = errors.map(({ message }) => `outside a test\n${message}`)
  return { passed: stats.expected, failures: [...failures, ...outside] }
}
