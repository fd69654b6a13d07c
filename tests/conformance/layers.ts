import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** One import between two files of a package, both as paths from the package's folder. */
interface Import {
  from: string
  to: string
}

/**
 * The layers of a package, and what each may import besides its own files: a layer as a whole, or
 * one folder of it. A layer is a folder or a file at the top of the package. `'*'` allows everything.
 */
export type Layers = Record<string, readonly string[]>

/** Layers from the lowest to the highest, each of which may import every lower one. */
export function inOrder(...layers: readonly (readonly string[])[]): Layers {
  return Object.fromEntries(
    layers.flatMap((layer, level) =>
      layer.map((name) => [name, layers.slice(0, level).flat()] as const),
    ),
  )
}

const IMPORTED = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g
/** Folders of installed packages and of builds, which hold thousands of files that are not ours. */
const SKIPPED = /(^|\/)(node_modules|\.next[^/]*|dist[^/]*)$/
const TESTS = /\.test\.tsx?$|^(fixtures|testing)\//

/** Every import between production files of the package in `folder`, imports of types included. */
export function importsIn(folder: string): Import[] {
  const exclude = (name: string) => SKIPPED.test(name)
  const files = globSync('**/*.{ts,tsx}', { cwd: folder, exclude }).filter(
    (file) => !TESTS.test(file),
  )
  return files.flatMap((from) => {
    const source = readFileSync(join(folder, from), 'utf8')
    return [...source.matchAll(IMPORTED)].map(([, imported = '']) => ({
      from,
      to: normalize(join(dirname(from), imported)),
    }))
  })
}

/** A sentence for each import that the layers do not allow. */
export function forbiddenImports(imports: readonly Import[], layers: Layers): string[] {
  return imports
    .filter(({ from, to }) => !isAllowed(from, to, layers))
    .map(({ from, to }) => {
      const allowed = layers[layerOf(from)]?.join(', ') ?? 'nothing: it is not a known layer'
      return `${from} imports ${to}. Besides itself, '${layerOf(from)}' may import ${allowed}.`
    })
}

/** The names in the layers of the package in `folder` at which nothing is. */
export function unknownNames(folder: string, layers: Layers): string[] {
  const names = new Set(Object.entries(layers).flat(2))
  return [...names].filter((name) => name !== '*' && !existsSync(join(folder, name)))
}

const isAllowed = (from: string, to: string, layers: Layers): boolean =>
  [layerOf(from), ...(layers[layerOf(from)] ?? [])].some(
    (allowed) => allowed === '*' || to === allowed || to.startsWith(`${allowed}/`),
  )

/** The first part of a path: a folder, or a file at the top of the package. */
function layerOf(file: string): string {
  return file.split('/')[0] ?? file
}

/** The imports between folders that import one another in a circle, directly or through others. */
export function importsInCircles(imports: readonly Import[]): string[] {
  let left = imports.map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
  left = left.filter(({ from, to }) => from !== to)
  for (let before = Number.POSITIVE_INFINITY; left.length < before; ) {
    before = left.length
    const [importing, imported] = [left.map(({ from }) => from), left.map(({ to }) => to)]
    // A folder that imports no other, or that no other imports, is in no circle.
    left = left.filter(({ from, to }) => importing.includes(to) && imported.includes(from))
  }
  return [...new Set(left.map(({ from, to }) => `${from} imports ${to}`))]
}

/** The folder of a file; a file at the top of the package stands for itself. */
function folderOf(file: string): string {
  return file.includes('/') ? dirname(file) : file
}
