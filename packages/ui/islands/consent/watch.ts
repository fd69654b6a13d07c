// Written by the build, so that the loader shares no module with the chunk it loads.
declare const CONSENT_NAME: string
declare const CONSENT_REFUSED: string

const arrive = () => import('./arrive.ts').then(({ arrive }) => arrive())

function isRefused(): boolean {
  try {
    return localStorage.getItem(CONSENT_NAME) === CONSENT_REFUSED
  } catch {
    return false
  }
}

/**
 * Once the page is idle, asks for consent or acts upon it; whoever has refused fetches nothing more.
 * A choice in another tab is acted upon here as well.
 */
export function watchConsent(): void {
  addEventListener('storage', ({ key }) => {
    if (key === CONSENT_NAME || key === null) void arrive()
  })
  if (!isRefused()) (globalThis.requestIdleCallback ?? setTimeout)(() => void arrive())
}
