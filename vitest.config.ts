import { defineConfig } from 'vitest/config'

const SKIPPED = ['**/node_modules/**', '**/dist*/**', '**/.next*/**', 'tests/e2e/**']

const testsOf = (folders: string) => [`${folders}/**/*.test.{ts,tsx}`]

export default defineConfig({
  test: {
    // Servers and child processes are started by some tests on two shared cores.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    // One process for each core; by itself Vitest leaves one idle.
    maxWorkers: '100%',
    // Loading modules anew for each file takes most of the time of those whose modules keep no state.
    projects: [
      {
        extends: true,
        test: {
          name: 'stateless',
          include: testsOf('{packages/{content,leads,lake},studio}'),
          exclude: SKIPPED,
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: testsOf('{packages/{stack,ui},web,tests}'),
          exclude: SKIPPED,
        },
      },
    ],
  },
})
