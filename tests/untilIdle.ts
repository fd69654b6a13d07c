/**
 * Runs in a page: waits until its browser is idle. It asks for frames meanwhile, because a Chromium without a screen may
 * tell of an idle time only when it has drawn one.
 */
export async function untilIdle(): Promise<void> {
  let isIdle = false
  requestIdleCallback(() => {
    isIdle = true
  })
  while (!isIdle) await new Promise(requestAnimationFrame)
}
