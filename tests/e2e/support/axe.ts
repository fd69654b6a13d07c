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

/** The bar that lies over the foot of the window. A target below it is whole after a little scrolling. */
const LIES_OVER = '[aria-label="Contato rápido"]'

/**
 * The violations that axe finds on the page in its present state, one line for each element. Its script is
 * given to each page once: that takes a third of the time. The size of targets is that without the bar at the foot.
 *
 * @param without rules that do not apply to this state
 */
export async function axeFaults(page: Page, without: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async ({ tags, over }) => {
      const rules = { 'target-size': { enabled: false } }
      const resultTypes = ['violations' as const]
      const all = await window.axe?.run({ runOnly: tags, rules, resultTypes })
      const bar = document.querySelector<HTMLElement>(over)
      bar?.style.setProperty('visibility', 'hidden')
      const sizes = await window.axe?.run({
        runOnly: { type: 'rule', values: ['target-size'] },
        resultTypes,
      })
      bar?.style.removeProperty('visibility')
      return all && sizes && [...all.violations, ...sizes.violations]
    },
    { tags: TAGS, over: LIES_OVER },
  )
  if (!violations) throw new Error('The script of axe left nothing in the page.')
  return violations
    .filter(({ id }) => !without.includes(id))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    )
}
