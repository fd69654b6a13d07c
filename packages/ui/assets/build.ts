/**
 * Builds every file of ours that pages refer to, into `web/public`: the sprite and the site's icons,
 * the islands' scripts, the shared stylesheet with its fonts, the speculation rules. Takes the flags of the islands' build.
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import '../icons/build.ts'
import '../islands/build.ts'
import { writeStylesheet } from '../theme/stylesheet.ts'
import { SPECULATION_RULES } from './speculationRules.ts'

const publicFolder = fileURLToPath(new URL('../../../web/public/', import.meta.url))
const directory = `${publicFolder}estilo/`
const addresses = await writeStylesheet(directory, '/estilo/')
await writeFile(`${directory}addresses.json`, JSON.stringify(addresses))
await writeFile(`${publicFolder}especulacao.json`, JSON.stringify(SPECULATION_RULES))
