import { z } from 'zod'

/** A call refused; codes of https://www.jsonrpc.org/specification#error_object. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export const rpcCodes = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  /** The Content Lake's own. */
  unauthorized: 4001,
} as const

/** What a caller may call, by name. What a method gives back is the call's result. */
export type Methods = ReadonlyMap<string, (params: unknown) => unknown>

const call = z.object({
  jsonrpc: z.literal('2.0'),
  method: z.string(),
  params: z.unknown().optional(),
  id: z.union([z.string(), z.number(), z.null()]).default(null),
})

/** Answers a JSON-RPC 2.0 call (https://www.jsonrpc.org/specification) with the message to send. */
export function answerCall(message: string, methods: Methods): string {
  let id: string | number | null = null
  try {
    const parsed = call.safeParse(parseJson(message))
    if (!parsed.success) throw new RpcError(rpcCodes.invalidRequest, 'Not a JSON-RPC 2.0 call')
    id = parsed.data.id
    const method = methods.get(parsed.data.method)
    if (!method) throw new RpcError(rpcCodes.methodNotFound, `No method "${parsed.data.method}"`)
    return JSON.stringify({ jsonrpc: '2.0', id, result: method(parsed.data.params) ?? null })
  } catch (error) {
    if (!(error instanceof RpcError)) throw error
    return JSON.stringify({
      jsonrpc: '2.0',
      id,
      error: { code: error.code, message: error.message },
    })
  }
}

/** Reads the parameters of a call. */
export function readParams<T>(schema: z.ZodType<T>, params: unknown): T {
  const parsed = schema.safeParse(params)
  if (parsed.success) return parsed.data
  throw new RpcError(rpcCodes.invalidParams, z.prettifyError(parsed.error))
}

function parseJson(message: string): unknown {
  try {
    return JSON.parse(message)
  } catch {
    throw new RpcError(rpcCodes.parseError, 'Malformed JSON')
  }
}
