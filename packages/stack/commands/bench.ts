import { globSync } from 'node:fs'
import { join } from 'node:path'
import { LOCAL, TOP } from '../config.ts'
import { start } from '../processes/child.ts'

/** `npm run bench`: every benchmark below tests/bench, or those whose name holds the given word. */
export async function benchCommand([word = '']: string[]): Promise<number> {
  for (const file of globSync('tests/bench/*.bench.ts', { cwd: TOP }).sort()) {
    if (!file.includes(word)) continue
    console.log(`\n${file}`)
    const running = start({
      name: 'bench',
      run: ['node', file],
      logDir: join(LOCAL, 'logs'),
      show: true,
    })
    if ((await running.ended) !== 0) return 1
  }
  return 0
}
