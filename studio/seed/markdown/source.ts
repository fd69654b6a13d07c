import type { Node } from 'mdast'
import { type Place, SeedTextError } from './errors.ts'
import { type Reference, reference } from './portableText.ts'

/** The claim keys and page paths that texts may refer to, each with the id of its document. */
export interface Targets {
  claims: ReadonlyMap<string, string>
  routes: ReadonlyMap<string, string>
}

/** A text with what its nodes may refer to. */
export interface Source {
  /** The error that names the line of a node. */
  error: (node: Node, problem: string) => SeedTextError
  /** The error for a kind of node that the schemas do not allow. */
  unsupported: (node: Node) => SeedTextError
  /** A reference to the claim with this key. Throws `SeedTextError` if there is none. */
  claim: (node: Node, key: string) => Reference
  /** A reference to the document with this path. Throws `SeedTextError` if there is none. */
  route: (node: Node, path: string) => Reference
}

/** The source of a text that starts at a place. */
export function sourceOf({ file, line }: Place, { claims, routes }: Targets): Source {
  const error: Source['error'] = ({ position }, problem) =>
    new SeedTextError({ file, line: line + (position?.start.line ?? 1) - 1 }, problem)
  const find = (id: string | undefined, node: Node, problem: string) => {
    if (id) return reference(id)
    throw error(node, problem)
  }
  return {
    error,
    unsupported: (node) =>
      error(
        node,
        `"${node.type}" não é aceito; use parágrafos, títulos ## e ###, listas, citações, tabelas, negrito, itálico e links.`,
      ),
    claim: (node, key) =>
      find(
        claims.get(key),
        node,
        `a afirmação {{${key}}} não existe; veja as chaves em documents/claim.json.`,
      ),
    route: (node, path) =>
      find(
        routes.get(path),
        node,
        `a página ${path} não existe; veja o campo route de cada documento.`,
      ),
  }
}
