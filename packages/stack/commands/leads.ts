import { spawn } from 'node:child_process'
import { defaultSettings, isHosted, TOP } from '../config.ts'
import { siteEnvironment } from '../environment.ts'
import { startLake } from '../processes/lake.ts'
import { isUp } from '../processes/running.ts'

/** `npm run leads -- purge|export|erase …`: what the law asks of who keeps personal data. */
export async function leadsCommand(args: string[]): Promise<number> {
  const settings = defaultSettings()
  const lake = isHosted() || (await isUp('lake', settings)) ? null : await startLake(settings)
  const child = spawn('node', ['studio/leads/bin/leads.ts', ...args], {
    cwd: TOP,
    stdio: 'inherit',
    env: { ...process.env, ...siteEnvironment(settings) },
  })
  const code = await new Promise<number>((resolve) =>
    child.once('close', (ended) => resolve(ended ?? 1)),
  )
  await lake?.stop()
  return code
}
