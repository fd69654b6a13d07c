import { join } from 'node:path'
import { LOCAL } from '../config.ts'
import { start } from './child.ts'

/** Runs a script of the project to its end, showing what it prints; answers its exit code. */
export function showScript(file: string): Promise<number> {
  return start({ name: 'script', run: ['node', file], logDir: join(LOCAL, 'logs'), show: true })
    .ended
}
