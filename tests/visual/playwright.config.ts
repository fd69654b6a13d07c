import { defineConfig } from '@playwright/test'
import tests from '../playwright.config.ts'

/** Pictures are compared in one browser, on one kind of machine: `browser.spec.ts` says which. */
export default defineConfig({
  ...tests,
  testDir: '.',
  outputDir: '../../.local/test-results',
  projects: [
    { name: 'browser', testMatch: 'browser.spec.ts' },
    { name: 'look', testMatch: 'look.spec.ts', dependencies: ['browser'] },
  ],
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // Pictures are taken when somebody asks for them.
  updateSnapshots: 'none',
  // A picture of a whole page takes seconds.
  timeout: 300_000,
  expect: {
    timeout: 30_000,
    // Equal pages give equal pictures. A letter may differ; a button 24 px away may not.
    toMatchSnapshot: { threshold: 0.03, maxDiffPixels: 100 },
  },
  use: { ...tests.use, contextOptions: { reducedMotion: 'reduce' } },
})
