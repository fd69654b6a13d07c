/** Writes what the browser fetches of our drawings to `web/public`: the sprite and the icons of the site. */
import { mkdir, writeFile } from 'node:fs/promises'
// biome-ignore lint/style/noRestrictedImports: a build script, not the package; it draws what the Studio lets editors choose
import { icons } from '../../../studio/schemas/icons.ts'
import { appIcons } from './appIcons.ts'
import { interfaceIcons } from './names.ts'
import { sprite } from './sprite.ts'

const output = new URL('../../../web/public/', import.meta.url)

await mkdir(output, { recursive: true })
await writeFile(
  new URL('icons.svg', output),
  await sprite([...Object.keys(icons), ...interfaceIcons]),
)
for (const [name, file] of Object.entries(await appIcons())) {
  await writeFile(new URL(name, output), file)
}
