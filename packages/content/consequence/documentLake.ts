import { type ExprNode, evaluateSync, parse, toJS } from 'groq-js'
import type { ContentClient } from '../parts/read/client.ts'
import type { LooseResult } from '../parts/read/loose.ts'
import type { Query } from '../parts/read/query.ts'
import { readTypes } from './readTypes.ts'

/** A document as the Lake stores it. */
export interface StoredDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** The syntax tree of a query, and the types of which it reads all documents, by the parameter that holds them. */
interface Plan {
  tree: ExprNode
  types: ReadonlyMap<string, string>
}

const plans = new Map<string, Plan>()

/** The plan of a query. Those of pages are few, and are made once. */
function planOf(query: string): Plan {
  // Without parameters, which the parser would write into the tree.
  const plan = plans.get(query) ?? readTypes(parse(query))
  plans.set(query, plan)
  return plan
}

/**
 * A client that evaluates queries over these documents alone, so that a site can be asked about that nobody
 * has published. It answers as the Lake does, whose lists are in the order of the ids.
 */
export function lakeOfDocuments(documents: readonly StoredDocument[]): ContentClient {
  const dataset = [...documents].sort((one, other) => (one._id < other._id ? -1 : 1))
  const byId = new Map(documents.map((document) => [document._id, document]))
  const byType = Map.groupBy(dataset, ({ _type }) => _type)
  return {
    async fetch<Result>(
      query: Query<Result>,
      params: Record<string, string | string[]>,
    ): Promise<LooseResult<Result>> {
      const { tree, types } = planOf(query)
      const sources = [...types].map(([parameter, type]) => [parameter, byType.get(type) ?? []])
      const value = evaluateSync(tree, {
        dataset,
        params: { ...params, ...Object.fromEntries(sources) },
        dereference: ({ _ref }) => byId.get(_ref),
      })
      return JSON.parse(JSON.stringify(toJS(value) ?? null))
    },
  }
}
