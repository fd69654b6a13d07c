import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test'
import { refuseScript } from './consent.ts'
import { REFUSED_TO_SANITY } from './console.ts'

/** Matches what Chromium logs when a content security policy, or Trusted Types, refuse something. */
const VIOLATION = /Content Security Policy|requires 'Trusted(HTML|Script|ScriptURL)' assignment/

interface Visitor {
  /** Whether the visitor comes for the first time, and is asked for consent. Others have refused: they see no banner. */
  isNew: boolean
}

/** The test that every other one extends: it fails when a page does what its policy forbids. */
export const test = base.extend<Visitor & { keptPolicy: undefined }>({
  isNew: [false, { option: true }],
  context: async ({ context, isNew, baseURL }, use) => {
    if (!isNew && baseURL) await context.addInitScript(refuseScript(new URL(baseURL).origin))
    await use(context)
  },
  keptPolicy: [
    async ({ browser }, use) => {
      const violations: string[] = []
      const note = (message: ConsoleMessage) => {
        if (message.type() !== 'error' || !VIOLATION.test(message.text())) return
        if (REFUSED_TO_SANITY.test(message.text())) return
        violations.push(`${message.page()?.url()}: ${message.text()}`)
      }
      const watch = (context: BrowserContext) => context.on('console', note)
      browser.on('context', watch)
      // The context that tests share is there already (reader.ts).
      for (const context of browser.contexts()) watch(context)
      await use(undefined)
      browser.off('context', watch)
      for (const context of browser.contexts()) context.off('console', note)
      expect(violations, 'violations of the policy').toEqual([])
    },
    { auto: true },
  ],
})
