/** Writes the sprite and the icons of the site into `web/public`. */
import { mkdir, writeFile } from 'node:fs/promises'
import { CONTENT_ICONS } from '@elos/content/parts/icon/names'
import { appIcons } from './appIcons.ts'
import { INTERFACE_ICONS } from './names.ts'
import { sprite } from './sprite.ts'

const output = new URL('../../../web/public/', import.meta.url)

await mkdir(output, { recursive: true })
await writeFile(
  new URL('icons.svg', output),
  await sprite([...Object.keys(CONTENT_ICONS), ...INTERFACE_ICONS]),
)
for (const [name, file] of Object.entries(await appIcons())) {
  await writeFile(new URL(name, output), file)
}
