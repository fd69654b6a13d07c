import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** The tests that only `npm run test:all` runs. TESTS=main leaves them out. */
const EXTENDED = '**/*.extended.test.*'

const SKIPPED = [
  '**/node_modules/**',
  '**/dist*/**',
  '**/.next*/**',
  'tests/e2e/**',
  ...(process.env.TESTS === 'main' ? [EXTENDED] : []),
]

/** The tests that replace modules by others, which other tests in the same process must not get. */
const REPLACING_MODULES = globSync('{packages/*,studio,web,tests}/**/*.test.{ts,tsx}', {
  exclude: SKIPPED,
}).filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')))

/** A path as a pattern: its brackets, as in Next's folders, are no pattern. */
const escaped = (path: string) => path.replace(/[[\]]/g, '\\$&')

const testsOf = (folders: string) => [`${folders}/**/*.test.{ts,tsx}`]

/** Loading modules anew for each file takes most of the time of many files. */
const SHARED_MODULES = {
  isolate: false,
  exclude: [...SKIPPED, ...REPLACING_MODULES.map(escaped)],
}

export default defineConfig({
  test: {
    // Servers and child processes are started by some tests, and by their hooks, on two shared cores.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    // Vitest puts back what a test replaced with `vi` before the next one.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // The log of the site is shown for a test that fails.
    silent: 'passed-only',
    // One process for each core; by itself Vitest leaves one idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          ...SHARED_MODULES,
          name: 'plain',
          include: testsOf('{packages/{content,leads,lake},studio}'),
        },
      },
      {
        extends: true,
        test: {
          ...SHARED_MODULES,
          name: 'rendered',
          include: testsOf('{packages/ui,web,tests/conformance}'),
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [...testsOf('{packages/stack,tests}'), ...REPLACING_MODULES.map(escaped)],
          exclude: [...SKIPPED, 'tests/conformance/**'],
        },
      },
    ],
  },
})
