import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** WCAG 2.2 A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

declare global {
  interface Window {
    /** The object that axe's script leaves in a page. */
    axe?: typeof axe
  }
}

/**
 * The violations that axe finds on the page in its present state, one line for each element. Its script is
 * given to each page once: that takes a third of the time.
 *
 * @param without rules that do not apply to this state
 */
export async function axeFaults(page: Page, without: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async ({ tags, off }) => {
      const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]))
      const options = { runOnly: tags, rules, resultTypes: ['violations' as const] }
      return (await window.axe?.run(options))?.violations
    },
    { tags: TAGS, off: without },
  )
  if (!violations) throw new Error('The script of axe left nothing in the page.')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
