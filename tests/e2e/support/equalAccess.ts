import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type * as equalAccess from 'accessibility-checker-engine'

declare global {
  interface Window {
    /** The object that the script of Equal Access leaves in a page. */
    ace?: typeof equalAccess
  }
}

const require = createRequire(import.meta.url)
const SOURCE = readFileSync(require.resolve('accessibility-checker-engine'), 'utf8')

/** WCAG 2.2 A and AA, and IBM's own requirements. */
const GUIDELINES = ['WCAG_2_2', 'IBM_Accessibility']

/** The rules that are not followed, by the reason. */
const NOT_FOLLOWED: Record<string, string> = {
  element_tabbable_role_valid:
    'a region that scrolls must be reachable by keyboard, as axe asks (scrollable-region-focusable)',
  element_attribute_deprecated:
    'the policy of a kept page is in its meta element, as HTML has it (http-equiv="content-security-policy")',
  fieldset_label_valid: 'the form of the page and the one of the modal ask the same',
  fieldset_legend_valid: 'the groups have a name (aria-label), which a legend would say twice',
  aria_complementary_label_visible:
    'a visible title would cover more of the window than the buttons that it names',
}

/**
 * What IBM's Equal Access, an engine of its own beside axe, is sure to be wrong on the page in its present state, one
 * line for each element. What it leaves to a person to decide is not among them.
 */
export async function equalAccessFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => window.ace !== undefined))) await page.evaluate(SOURCE)
  const found = await page.evaluate(async (guidelines) => {
    if (!window.ace) return undefined
    const { results } = await new window.ace.Checker().check(document, guidelines)
    return results.map(({ value: [, confidence], ruleId, message, snippet }) => ({
      isSure: `${confidence}` === 'FAIL',
      ruleId,
      fault: `${ruleId}: ${message} ${snippet}`,
    }))
  }, GUIDELINES)
  if (!found?.length) throw new Error('The script of Equal Access has checked nothing.')
  return found
    .filter(({ isSure, ruleId }) => isSure && !(ruleId in NOT_FOLLOWED))
    .map(({ fault }) => fault)
}
