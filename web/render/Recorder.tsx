import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASSETS } from './changes.ts'

/** Returns the script. While developing it is read each time, as the bundler writes it again when its source changes. */
export const recorderScript = (): string =>
  process.env.NODE_ENV === 'development'
    ? readFileSync(join(ASSETS, 'ilhas/head.js'), 'utf8')
    : (process.env.RECORDER ?? '')

/** The inline script that records what visitors do before the islands wake (`packages/ui/islands`). */
export function Recorder() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, made by the build
    <script dangerouslySetInnerHTML={{ __html: recorderScript() }} />
  )
}
