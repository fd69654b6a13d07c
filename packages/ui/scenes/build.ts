/**
 * Writes the drawings of the first content into `studio/seed`, where they are committed. The seed uploads
 * them as an editor uploads images. Run it after changing a drawing or the palette:
 * `node packages/ui/scenes/build.ts`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { drawings } from './drawings.ts'

const seed = new URL('../../../studio/seed/', import.meta.url)

mkdirSync(new URL('scenes/', seed), { recursive: true })
for (const [file, drawing] of drawings) writeFileSync(new URL(file, seed), drawing)
