import { ownScript } from '../common/markup.ts'
import { SPECULATION_RULES } from './speculationRules.ts'

declare global {
  interface Navigator {
    /** Undefined in browsers that do not tell. https://wicg.github.io/netinfo */
    readonly connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/**
 * Gives the browser the rules for what it may do before a click: not for visitors who save data, not on a slow
 * network, and not in pages with drafts, which are Next's. Other browsers than Chromium ignore the script.
 */
export function speculate(): void {
  const { saveData, effectiveType } = navigator.connection ?? {}
  if (saveData || effectiveType?.endsWith('2g') || '__next_f' in window) return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.textContent = ownScript(SPECULATION_RULES)
  document.head.append(rules)
}
