import { ownScript } from '../common/markup.ts'

declare global {
  interface Navigator {
    /** Undefined in browsers that do not tell. https://wicg.github.io/netinfo */
    readonly connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/**
 * Lets the browser render linked pages before a click (packages/ui/islands/page/speculationRules.ts): not of visitors who
 * save data or whose network is slow, and not pages with drafts, which are Next's.
 */
export async function speculate(): Promise<void> {
  const { connection } = navigator
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return
  if ('__next_f' in window || !HTMLScriptElement.supports?.('speculationrules')) return
  const { SPECULATION_RULES } = await import('./speculationRules.ts')
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.textContent = ownScript(SPECULATION_RULES)
  document.head.append(rules)
}
