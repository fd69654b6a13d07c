import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/** Files that are not copied: what is installed or built, and the pictures of visual tests. */
const SKIPPED = /(^|\/)(node_modules|dist.*|\.next.*|\.sanity|\.local|public|visual\/pictures)$/

/** Copies symbolic links as they are. */
const AS_LINKS = { recursive: true, verbatimSymlinks: true }

/** Copies the sources of this repository into an empty folder, and links what is installed. */
export function copySources(folder: string): void {
  const files = globSync('*.{json,ts,mjs}')
  for (const source of ['packages', 'studio', 'web', 'tests', ...files]) {
    const filter = (path: string) => !SKIPPED.test(path)
    cpSync(source, join(folder, source), { recursive: true, filter })
  }
  const modules = join(folder, 'node_modules')
  mkdirSync(modules)
  for (const name of readdirSync('node_modules')) {
    // A workspace is a relative link, which leads to the copied workspace.
    const link = join(modules, name)
    if (name === '@elos') cpSync(`node_modules/${name}`, link, AS_LINKS)
    else symlinkSync(resolve('node_modules', name), link)
  }
}

/** A line to be added to a file, before a line that is there. */
export interface AddedLine {
  file: string
  line: string
  before: string
}

/**
 * Adds a line to a file of a copy.
 *
 * @throws Error when the file does not contain the line before which to add it.
 */
export function addLine(folder: string, { file, line, before }: AddedLine): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(before)) throw new Error(`${file} has no '${before}' to add a line before`)
  writeFileSync(path, text.replace(before, `${line}${before}`))
}

/** Adds the files of a folder to a copy, without the ending `.txt` of their names. Returns their paths. */
export function addFiles(folder: string, from: string): string[] {
  const added = globSync('**/*.txt', { cwd: from })
  return added.map((file) => {
    const path = join(dirname(file), basename(file, '.txt'))
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(from, file), join(folder, path))
    return path
  })
}
