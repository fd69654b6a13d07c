/** Runs a function once the browser is idle; soon in browsers that do not tell. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 200)
}
