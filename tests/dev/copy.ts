import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { LOCAL, TOP } from '@elos/stack/config'

const SOURCES = ['packages', 'studio', 'web', 'next.config.mjs', 'package.json', 'tsconfig.json']
/** Folders that are not copied: what is installed or built. */
const SKIPPED = /^(node_modules|\.next.*|dist.*|\.sanity|estilo|ilhas)$/

/**
 * Copies the sources of this checkout into a new folder below `.local`, where tests may edit them.
 * Node finds the installed packages further up, and the workspaces in the copy itself.
 */
export function copySources(): string {
  mkdirSync(LOCAL, { recursive: true })
  const copy = mkdtempSync(join(LOCAL, 'copy-'))
  for (const source of SOURCES) {
    const filter = (path: string) => !SKIPPED.test(basename(path))
    cpSync(join(TOP, source), join(copy, source), { recursive: true, filter })
  }
  linkWorkspaces(copy)
  // Next reads files below this folder only, and the installed packages are outside of the copy.
  edit(
    join(copy, 'next.config.mjs'),
    /\b(root|outputFileTracingRoot): top\b/g,
    `$1: ${JSON.stringify(TOP)}`,
  )
  return copy
}

function linkWorkspaces(copy: string): void {
  mkdirSync(join(copy, 'node_modules/@elos'), { recursive: true })
  symlinkSync(join(TOP, 'node_modules/.bin'), join(copy, 'node_modules/.bin'), 'dir')
  const packages = readdirSync(join(copy, 'packages')).map((name) => `packages/${name}`)
  for (const workspace of [...packages, 'studio', 'web']) {
    symlinkSync(join(copy, workspace), join(copy, 'node_modules/@elos', basename(workspace)), 'dir')
  }
}

/**
 * Replaces a part of a file.
 *
 * @throws Error when the file does not contain the part.
 */
export function edit(file: string, part: string | RegExp, replacement: string): void {
  const text = readFileSync(file, 'utf8')
  const edited = text.replace(part, replacement)
  if (edited === text) throw new Error(`${file} does not have ${part}.`)
  writeFileSync(file, edited)
}
