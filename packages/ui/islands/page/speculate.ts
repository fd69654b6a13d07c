import { ownScript } from '../common/markup.ts'
import { SPECULATION_RULES } from './speculationRules.ts'

declare global {
  interface Navigator {
    /** The state of the connection; undefined in browsers that do not tell. https://wicg.github.io/netinfo */
    readonly connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/**
 * Gives the browser the rules for what it may do before a click. Not on a slow network. Other browsers than Chromium
 * ignore the rules.
 *
 * @param link at which the visitor has pointed before the browser has the rules
 */
export function speculate(link: HTMLElement | null): void {
  if (navigator.connection?.effectiveType?.endsWith('2g')) return
  // The rules look for these two attributes.
  if (matchMedia('(hover: hover)').matches) document.documentElement.dataset.mouse = ''
  if (link) link.dataset.pointed = ''
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.textContent = ownScript(SPECULATION_RULES)
  document.head.append(rules)
}
