import { spawn } from 'node:child_process'
import { defaultSettings, TOP } from '../config.ts'
import { lakeEnvironment } from '../environment.ts'
import { StackError } from '../errors.ts'
import { isUp } from '../processes/running.ts'

/** `npm run lake -- export|import|reset …`: works on the Lake's folder while no stack is running. */
export async function lakeCommand(args: string[]): Promise<number> {
  const settings = defaultSettings()
  const writes = args[0] !== 'export'
  if (writes && (await isUp('lake', settings))) {
    throw new StackError("The Lake is running. Stop 'npm start' first, then run this again.")
  }
  const child = spawn('node', ['packages/lake/bin/lake.ts', ...args], {
    cwd: TOP,
    stdio: 'inherit',
    env: { ...process.env, ...lakeEnvironment(settings) },
  })
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}
