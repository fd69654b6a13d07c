import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,studio,web,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist*/**', '**/.next*/**', 'tests/e2e/**'],
    // Servers and child processes are started by some tests on two shared cores.
    testTimeout: 30_000,
    // One process for each core; by itself Vitest leaves one idle.
    maxWorkers: '100%',
  },
})
