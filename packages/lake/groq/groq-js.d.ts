// The declarations of groq-js lack the evaluator and the syntax tree. These are the parts in use.
declare module 'groq-js' {
  export interface ExprNode {
    type: string
    [field: string]: unknown
  }

  export class GroqSyntaxError extends Error {
    /** The offset in the query, in UTF-16 code units. */
    position: number
  }

  export interface ParseOptions {
    params?: Record<string, unknown>
    mode?: 'normal' | 'delta'
  }

  export function parse(query: string, options?: ParseOptions): ExprNode

  export interface EvaluateOptions {
    root?: unknown
    dataset?: unknown
    params?: Record<string, unknown>
    timestamp?: Date
    identity?: string
    before?: unknown
    after?: unknown
    sanity?: { projectId: string; dataset: string }
    dereference?: (reference: { _ref: string }) => unknown
  }

  /** A pattern of ids: the value of `path("drafts.**")`. */
  export class Path {
    constructor(pattern: string)
    matches(id: string): boolean
  }

  export interface StaticValue {
    type: string
    data: unknown
  }

  export interface AsyncValue {
    get(): Promise<unknown>
  }

  export function evaluateSync(node: ExprNode, options?: EvaluateOptions): StaticValue
  export function evaluate(node: ExprNode, options?: EvaluateOptions): Promise<AsyncValue>
  /** The value as JSON: dates and paths become strings. */
  export function toJS(value: StaticValue): unknown
}
