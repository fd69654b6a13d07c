import { defineConfig } from '@playwright/test'
import { QUIET, TRUE_WIDTHS } from './chromiumFlags.ts'

const { CHROMIUM_PATH, E2E_SITE_URL = 'http://localhost:3000', E2E_REPORT } = process.env

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.local/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ...(E2E_REPORT ? [['json', { outputFile: E2E_REPORT }] as const] : [])],
  projects: [
    { name: 'reading', testIgnore: /publishing\.spec|e2e\/desk\/|e2e\/servers\// },
    // These start servers of their own, which need the machine: they run when the browsers are done.
    { name: 'servers', testMatch: /e2e\/servers\//, workers: 2, timeout: 120_000 },
    // These change content. `npm test` runs them on a stack of their own, one project after the other.
    { name: 'publishing', testMatch: /publishing\.spec/ },
    { name: 'desk', testMatch: /e2e\/desk\//, workers: 1, timeout: 180_000 },
  ],
  use: {
    baseURL: E2E_SITE_URL,
    browserName: 'chromium',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A trace costs a fifth of each test's time: `--trace on` takes one of a test that fails.
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...QUIET, TRUE_WIDTHS],
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    },
  },
})
