import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { LOCAL, TOP } from '../config.ts'

/** What building makes, and what it does not read. */
const SKIP =
  /(^|\/)(node_modules|public|dist[^/]*|\.next[^/]*|\.sanity)(\/|$)|(^|\/)next-env\.d\.ts$|\.tsbuildinfo$|\.test\.tsx?$/

/** A hash over the contents of every file below `paths` (relative to the top) and over `facts`. */
export function fingerprint(paths: string[], facts: string[] = []): string {
  const hash = createHash('sha256').update(facts.join('\n'))
  const files = paths
    .flatMap((path) => globSync([path, `${path}/**/*`], { cwd: TOP, exclude: (f) => SKIP.test(f) }))
    .filter((file) => !SKIP.test(file) && statSync(join(TOP, file)).isFile())
  for (const file of [...new Set(files)].sort()) {
    hash.update(file).update(readFileSync(join(TOP, file)))
  }
  return hash.digest('hex')
}

/**
 * Runs `build` unless `output` was built from the same inputs before. The stamp is written last, so
 * an interrupted build counts as none.
 */
export async function unlessFresh(
  name: string,
  output: string,
  print: string,
  build: () => Promise<void>,
): Promise<void> {
  const stamp = join(LOCAL, 'stamps', name)
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return
  rmSync(stamp, { force: true })
  await build()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, print)
}
