import { type BrowserContext, test as base, expect } from '@playwright/test'

/** What Chromium logs when a content security policy, or Trusted Types, refuse something. */
const VIOLATION = /Content Security Policy|requires 'Trusted(HTML|Script|ScriptURL)' assignment/

/** The test that every other one extends: it fails when a page does what its policy forbids. */
export const test = base.extend<{ keptPolicy: undefined }>({
  keptPolicy: [
    async ({ browser }, use) => {
      const violations: string[] = []
      const watch = (context: BrowserContext) =>
        context.on('console', (message) => {
          if (message.type() !== 'error' || !VIOLATION.test(message.text())) return
          violations.push(`${message.page()?.url()}: ${message.text()}`)
        })
      browser.on('context', watch)
      await use(undefined)
      browser.off('context', watch)
      expect(violations, 'violations of the policy').toEqual([])
    },
    { auto: true },
  ],
})
