import { ownScript } from '../common/markup.ts'
import { SPECULATION_RULES } from './speculationRules.ts'

/**
 * Gives the browser the rules for what it may do before a click: not on a slow network, and not in pages with
 * drafts, which are Next's. Other browsers than Chromium ignore the script.
 */
export function insertRules(): void {
  if (navigator.connection?.effectiveType?.endsWith('2g') || '__next_f' in window) return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.textContent = ownScript(SPECULATION_RULES)
  document.head.append(rules)
}
