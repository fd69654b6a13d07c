/**
 * Draws the pictures of the first content into `studio/seed`, where they are committed: the seed
 * uploads them like what any editor uploads. Run it after a change of a drawing or of the palette:
 * `node packages/ui/scenes/build.ts`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { drawings } from './drawings.ts'

const seed = new URL('../../../studio/seed/', import.meta.url)

mkdirSync(new URL('scenes/', seed), { recursive: true })
for (const [file, drawing] of drawings) writeFileSync(new URL(file, seed), drawing)
