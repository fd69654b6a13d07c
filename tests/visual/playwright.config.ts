import { defineConfig } from '@playwright/test'
import tests from '../playwright.config.ts'

/** Pictures are compared in one browser, on one kind of machine: they carry no name of a platform. */
export default defineConfig({
  ...tests,
  testDir: '.',
  projects: [{ name: 'look' }],
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A picture of a whole page takes seconds.
  timeout: 300_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.002 },
  },
  use: { ...tests.use, contextOptions: { reducedMotion: 'reduce' } },
})
