import { readdir, readFile } from 'node:fs/promises'

const folder = new URL('../', import.meta.url)
const names = (await readdir(folder, { recursive: true })).filter(
  (name) => /(?<!\.test)\.(tsx?|css)$/.test(name) && !name.includes('node_modules'),
)

/** The files of this package but its tests, by their paths below it, with what is written in them. */
export const sources = await Promise.all(
  names.map(async (name) => ({ name, source: await readFile(new URL(name, folder), 'utf8') })),
)
