import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { importsOf } from '../../conformance/storeys.ts'

/** A workspace of the repository, as its imports show it. */
export interface Room {
  /** Its folder, such as 'packages/ui'. */
  path: string
  /** What its package.json says it is. */
  description: string
  /** Its own folders. Those of a storey import only from storeys further down the list. */
  storeys: string[][]
  /** Paths of the rooms that it imports. */
  imports: string[]
}

const manifestSchema = z.object({ name: z.string(), description: z.string() })

const WORKSPACE_IMPORT = /(?:from|import)\s*\(?\s*'(@[\w-]+\/[\w-]+)/g

/** What is installed, built or generated. */
const MADE = /(^|\/)(node_modules|generated|dist[^/]*|\.next[^/]*|public)(\/|$)/

/** Tests beside the code, and what only they use. In the workspace of the tests they are the code. */
const TEST = /\.test\.tsx?$|(^|\/)(testing|fixtures)\//

/** Reads every workspace of the repository that stands at `top`. */
export function readHouse(top: string): Room[] {
  const paths = globSync('{packages/*,studio,web,tests}/package.json', { cwd: top })
    .map(dirname)
    .sort()
  const manifests = new Map(paths.map((path) => [manifestOf(top, path).name, path]))
  return paths.map((path) => {
    const files = sourceFiles(join(top, path)).filter(
      ([file]) => path === 'tests' || !TEST.test(file),
    )
    const imported = files.flatMap(([, source]) => workspacesIn(source))
    const imports = [...new Set(imported)].flatMap((name) => manifests.get(name) ?? [])
    return {
      path,
      description: manifestOf(top, path).description,
      storeys: storeysOf(folderGraph(files)),
      imports: imports.filter((other) => other !== path).sort(),
    }
  })
}

function manifestOf(top: string, path: string) {
  return manifestSchema.parse(JSON.parse(readFileSync(join(top, path, 'package.json'), 'utf8')))
}

/** Path, relative to the workspace, and text of each source file. */
function sourceFiles(workspace: string): [path: string, source: string][] {
  return globSync('**/*.{ts,tsx}', { cwd: workspace, exclude: (path) => MADE.test(path) })
    .sort()
    .map((file) => [file, readFileSync(join(workspace, file), 'utf8')])
}

/** '@elos/ui' of '@elos/ui/theme/tokens': the workspaces that a file imports by name. */
function workspacesIn(source: string): string[] {
  return [...source.matchAll(WORKSPACE_IMPORT)].flatMap(([, name]) => name ?? [])
}

/** Which folders of a workspace import which others of it. Files beside the folders do not count. */
function folderGraph(files: [path: string, source: string][]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const [file] of files) {
    const folder = folderOf(file)
    if (folder) graph.set(folder, new Set())
  }
  for (const { from, to } of files.flatMap(([file, source]) => importsOf(file, source))) {
    const [importer, imported] = [folderOf(from), folderOf(to)]
    if (imported !== importer && graph.has(imported)) graph.get(importer)?.add(imported)
  }
  return graph
}

/** The first folder of a path; '' of a file that stands in none. */
function folderOf(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : ''
}

/**
 * Storeys of a graph, the topmost first: a folder stands one above the highest of those it imports.
 * Folders that import each other in a circle share a storey.
 */
export function storeysOf(graph: Map<string, Set<string>>): string[][] {
  const reached = new Map([...graph.keys()].map((node) => [node, reachableFrom(graph, node)]))
  const height = (node: string): number => {
    const below = [...(reached.get(node) ?? [])].filter((other) => !reached.get(other)?.has(node))
    return Math.max(0, ...below.map((other) => height(other) + 1))
  }
  const storeys = Map.groupBy([...graph.keys()].sort(), height)
  return [...storeys].sort(([a], [b]) => b - a).map(([, nodes]) => nodes)
}

function reachableFrom(graph: Map<string, Set<string>>, start: string): Set<string> {
  const reached = new Set<string>()
  const waiting = [...(graph.get(start) ?? [])]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (reached.has(node)) continue
    reached.add(node)
    waiting.push(...(graph.get(node) ?? []))
  }
  return reached
}
