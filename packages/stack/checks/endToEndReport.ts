import { join, relative } from 'node:path'
import { z } from 'zod'
import { TOP } from '../config.ts'
import type { Failure, Tally } from './tally.ts'

const errorSchema = z.object({ message: z.string().optional() })

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ errors: z.array(errorSchema) })),
    }),
  ),
})

const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})

const reportSchema = z.object({
  /** The folder to which the names of the files are relative. */
  config: z.object({ rootDir: z.string() }),
  stats: z.object({ expected: z.number() }),
  errors: z.array(errorSchema),
  suites: z.array(suiteSchema),
})

function specsOf({
  specs,
  suites = [],
}: z.infer<typeof suiteSchema>): z.infer<typeof specSchema>[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

/**
 * Counts the tests of Playwright's JSON report. A flaky test, which passed only on a retry, counts as failed.
 *
 * @throws ZodError when `report` is not such a report.
 */
export function endToEndTally(report: unknown): Tally {
  const { config, stats, errors, suites } = reportSchema.parse(report)
  const failures: Failure[] = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const messages = results.flatMap((result) => result.errors.map(({ message }) => message))
        const path = relative(TOP, join(config.rootDir, file))
        return { title: `${path}:${line} ${title}`, reason: messages.join('\n') }
      }),
  )
  const outside = errors.map(({ message = '' }) => ({ title: 'outside a test', reason: message }))
  return { passed: stats.expected, failures: [...failures, ...outside] }
}
