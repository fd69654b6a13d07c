import { addresses, type Settings, settingsToStart, storePorts, usesLocalLake } from '../config.ts'
import { StackError } from '../errors.ts'
import type { Group } from '../processes/group.ts'
import { untilSignal } from '../processes/signals.ts'
import { bringUp } from '../stack.ts'

/** `npm start`: builds and starts everything, and runs until it gets a signal. */
export async function startCommand(): Promise<number> {
  const begun = performance.now()
  const settings = settingsToStart()
  const stack = await bringUp(settings)
  storePorts(settings.ports)
  announce(settings, performance.now() - begun)
  return untilStopped(stack)
}

/**
 * Waits for a signal such as Ctrl+C, stops all processes and returns 0.
 *
 * @throws StackError when a process ends by itself.
 */
export async function untilStopped(stack: Group): Promise<number> {
  const failed = await Promise.race([untilSignal(), stack.firstToEnd()])
  await stack.stop()
  if (failed) throw new StackError(`'${failed.name}' stopped by itself:\n${failed.output()}`)
  return 0
}

function announce(settings: Settings, milliseconds: number): void {
  const { site, studio, lake } = addresses(settings)
  const lines = [`  Site    ${site}`, `  Studio  ${studio}`]
  if (usesLocalLake()) lines.push(`  Lake    ${lake}`)
  console.log(
    `\nReady in ${(milliseconds / 1000).toFixed(1)} s\n\n${lines.join('\n')}\n\nCtrl+C stops it.`,
  )
}
