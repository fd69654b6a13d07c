/** The longest wait, in milliseconds. Browsers that draw nothing may not tell of an idle time. */
const LATEST = 2000

/** Runs a function once the browser is idle, after two seconds at the latest; soon in browsers that do not tell. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: LATEST })
  else setTimeout(run, 200)
}
