// Defined by the build (bundle.ts), so that the loader shares no module with the chunk it loads.
declare const CONSENT_NAME: string
declare const CONSENT_REFUSED: string

const apply = () => import('./apply.ts').then(({ applyConsent }) => applyConsent())

function isRefused(): boolean {
  try {
    return localStorage.getItem(CONSENT_NAME) === CONSENT_REFUSED
  } catch {
    return false
  }
}

/**
 * Asks for consent, or applies it, once the page is idle, and applies each later choice, also one of
 * another tab. For visitors who refused everything, no further script is fetched.
 */
export function watchConsent(): void {
  addEventListener('storage', ({ key }) => {
    if (key === CONSENT_NAME || key === null) void apply()
  })
  if (!isRefused()) (globalThis.requestIdleCallback ?? setTimeout)(() => void apply())
}
