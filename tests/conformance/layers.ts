import { globSync, readFileSync } from 'node:fs'
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

const isAllowed = (from: string, to: string, layers: Layers): boolean =>
  [layerOf(from), ...(layers[layerOf(from)] ?? [])].some(
    (allowed) => allowed === '*' || to === allowed || to.startsWith(`${allowed}/`),
  )

/** The first part of a path: a folder, or a file at the top of the package. */
function layerOf(file: string): string {
  return file.split('/')[0] ?? file
}

/** Each circle of folders that import one another: 'parts/a → parts/b → parts/a'. */
export function folderCircles(imports: readonly Import[]): string[] {
  const graph = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [one, other] = [folderOf(from), folderOf(to)]
    if (one !== other) graph.set(one, (graph.get(one) ?? new Set()).add(other))
  }
  return [...graph.keys()]
    .map((folder) => shortestCircle(graph, folder))
    .filter((circle) => circle !== undefined)
    .filter((circle) => circle[0] === circle.toSorted()[0]) // Each circle once, not from each folder.
    .map((circle) => [...circle, circle[0]].join(' → '))
}

/** The folder of a file; a file at the top of the package stands for itself. */
function folderOf(file: string): string {
  return file.includes('/') ? dirname(file) : file
}

/** The shortest path of imports from a folder back to itself, without the last folder. */
function shortestCircle(graph: Map<string, Set<string>>, start: string): string[] | undefined {
  const seen = new Set<string>()
  let paths = [[start]]
  while (paths.length > 0) {
    const next: string[][] = []
    for (const path of paths) {
      for (const folder of graph.get(path.at(-1) ?? '') ?? []) {
        if (folder === start) return path
        if (seen.has(folder)) continue
        seen.add(folder)
        next.push([...path, folder])
      }
    }
    paths = next
  }
  return undefined
}
