/**
 * Builds every file of ours that pages refer to, into `web/public`: the sprite and the site's icons,
 * the islands' scripts, the shared stylesheet with its fonts. Takes the flags of the islands' build.
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import '../icons/build.ts'
import '../islands/build.ts'
import { writeStylesheet } from '../theme/stylesheet.ts'

const directory = fileURLToPath(new URL('../../../web/public/estilo/', import.meta.url))
const addresses = await writeStylesheet(directory, '/estilo/')
await writeFile(`${directory}addresses.json`, JSON.stringify(addresses))
