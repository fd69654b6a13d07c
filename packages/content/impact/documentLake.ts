import { type ExprNode, evaluateSync, parse, toJS } from 'groq-js'
import type { ContentClient } from '../parts/read/client.ts'
import type { LooseResult } from '../parts/read/loose.ts'
import type { Query } from '../parts/read/query.ts'
import type { StoredDocument } from '../parts/stored/document.ts'

const trees = new Map<string, ExprNode>()

/** The syntax tree of a query. Those of pages are few, and are made once. */
function treeOf(query: string): ExprNode {
  // The query is parsed without parameters, which the parser would write into the tree.
  const tree = trees.get(query) ?? parse(query)
  trees.set(query, tree)
  return tree
}

/**
 * A client that evaluates queries over these documents alone, so that a site can be asked about that nobody
 * has published. It answers as the Lake does, whose lists are in the order of the ids.
 */
export function lakeOfDocuments(documents: readonly StoredDocument[]): ContentClient {
  const dataset = [...documents].sort((one, other) => (one._id < other._id ? -1 : 1))
  const byId = new Map(documents.map((document) => [document._id, document]))
  return {
    async fetch<Result>(
      query: Query<Result>,
      params: Record<string, string | string[]>,
    ): Promise<LooseResult<Result>> {
      const dereference = ({ _ref }: { _ref: string }) => byId.get(_ref)
      const value = evaluateSync(treeOf(query), { dataset, params, dereference })
      return JSON.parse(JSON.stringify(toJS(value) ?? null))
    },
  }
}
