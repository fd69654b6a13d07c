import { globSync } from 'node:fs'
import { TOP } from '../config.ts'
import { showScript } from '../processes/script.ts'

/** `npm run bench`: every benchmark below tests/bench, or those whose name holds the given word. */
export async function benchCommand([word = '']: string[]): Promise<number> {
  const files = globSync('tests/bench/*.bench.ts', { cwd: TOP }).filter((file) =>
    file.includes(word),
  )
  for (const file of files.sort()) {
    console.log(`\n${file}`)
    const code = await showScript(file)
    if (code !== 0) return code
  }
  return 0
}
