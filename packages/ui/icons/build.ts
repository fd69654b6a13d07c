/** Writes the sprite of all icons into `web/public`. */
import { writeFile } from 'node:fs/promises'
import { CONTENT_ICONS } from '@elos/content/parts/icon/names'
import { INTERFACE_ICONS } from './names.ts'
import { sprite } from './sprite.ts'

await writeFile(
  new URL('../../../web/public/icons.svg', import.meta.url),
  await sprite([...Object.keys(CONTENT_ICONS), ...INTERFACE_ICONS]),
)
