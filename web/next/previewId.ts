import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const manifestSchema = z.object({ preview: z.object({ previewModeId: z.string().min(16) }) })

/**
 * Returns the value that the cookie `__prerender_bypass` has in draft mode.
 *
 * With it the front recognizes previews, which it passes on to Next, and forged cookies, which it removes.
 * Next has no interface for it, but writes the value into its build. If a release of Next moves it, the
 * front does not start, and its error names what is missing.
 *
 * @param dist Next's output folder
 */
export function readPreviewId(dist: string): string {
  const manifest = readFileSync(join(dist, 'prerender-manifest.json'), 'utf8')
  return manifestSchema.parse(JSON.parse(manifest)).preview.previewModeId
}
