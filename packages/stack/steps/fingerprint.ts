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

/** The files that a build writes or does not read. */
const SKIP =
  /(^|\/)(node_modules|public\/(?:estilo|ilhas|icons\.svg)|dist[^/]*|\.next[^/]*|\.sanity)(\/|$)|(^|\/)next-env\.d\.ts$|\.tsbuildinfo$|\.test\.tsx?$/

/** A hash of the contents of every file below `paths` (relative to `top`, the checkout's) and of `facts`. */
export function fingerprint(paths: string[], facts: string[] = [], top = TOP): string {
  const hash = createHash('sha256').update(facts.join('\n'))
  const files = paths
    .flatMap((path) => globSync([path, `${path}/**/*`], { cwd: top, exclude: (f) => SKIP.test(f) }))
    .filter((file) => !SKIP.test(file) && statSync(join(top, file)).isFile())
  for (const file of [...new Set(files)].sort()) {
    hash.update(file).update(readFileSync(join(top, file)))
  }
  return hash.digest('hex')
}

/**
 * Runs `build` unless `output` was built with the same fingerprint before. The stamp is written last, so
 * that an interrupted build runs again.
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
