import { defineConfig } from '@playwright/test'
import tests from '../playwright.config.ts'

/** Pictures are compared in one browser, on one kind of machine: they carry no name of a platform. */
export default defineConfig({
  ...tests,
  testDir: '.',
  projects: [{ name: 'look' }],
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: { toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.002 } },
  use: { ...tests.use, contextOptions: { reducedMotion: 'reduce' } },
})
