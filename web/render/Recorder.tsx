import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASSETS } from './changes.ts'

/** The inline script that records what visitors do before the islands wake (`packages/ui/islands`). */
export function Recorder() {
  const script =
    process.env.NODE_ENV === 'development'
      ? readFileSync(join(ASSETS, 'ilhas/head.js'), 'utf8')
      : process.env.RECORDER
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, made by the build
    <script dangerouslySetInnerHTML={{ __html: script ?? '' }} />
  )
}
