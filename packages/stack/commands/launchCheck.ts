import { join } from 'node:path'
import { defaultSettings, isHosted, LOCAL } from '../config.ts'
import { siteEnvironment } from '../environment.ts'
import { start } from '../processes/child.ts'
import { startLake } from '../processes/lake.ts'
import { isUp } from '../processes/running.ts'

/** `npm run launch-check`: what still stands between this checkout and a launch; 1 while anything does. */
export async function launchCheckCommand(): Promise<number> {
  const settings = defaultSettings()
  const lake = isHosted() || (await isUp('lake', settings)) ? null : await startLake(settings)
  try {
    return await start({
      name: 'launch-check',
      run: ['node', 'studio/launch/bin/check.ts'],
      // Of the operator's environment, apart from what the stack adds for a machine of its own.
      env: { ...siteEnvironment(settings), LAUNCH_ENVIRONMENT: JSON.stringify(process.env) },
      logDir: join(LOCAL, 'logs'),
      show: true,
    }).ended
  } finally {
    await lake?.stop()
  }
}
