import { z } from 'zod'

/** A refused call; the codes are those of https://www.jsonrpc.org/specification#error_object. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export const RPC_CODES = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  /** This code is not of JSON-RPC, but of the Content Lake. */
  unauthorized: 4001,
} as const

/** The methods by name. A method returns the result of the call. */
export type Methods = ReadonlyMap<string, (params: unknown) => unknown>

const callSchema = z.object({
  jsonrpc: z.literal('2.0'),
  method: z.string(),
  params: z.unknown().optional(),
  id: z.union([z.string(), z.number(), z.null()]).default(null),
})

/** Handles a JSON-RPC 2.0 call (https://www.jsonrpc.org/specification); returns the response message. */
export function handleCall(message: string, methods: Methods): string {
  let id: string | number | null = null
  try {
    const parsed = callSchema.safeParse(parseJson(message))
    if (!parsed.success) throw new RpcError(RPC_CODES.invalidRequest, 'Not a JSON-RPC 2.0 call')
    id = parsed.data.id
    const method = methods.get(parsed.data.method)
    if (!method) throw new RpcError(RPC_CODES.methodNotFound, `No method "${parsed.data.method}"`)
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

/** Parses the parameters of a call. @throws RpcError */
export function readParams<T>(schema: z.ZodType<T>, params: unknown): T {
  const parsed = schema.safeParse(params)
  if (parsed.success) return parsed.data
  throw new RpcError(RPC_CODES.invalidParams, z.prettifyError(parsed.error))
}

function parseJson(message: string): unknown {
  try {
    return JSON.parse(message)
  } catch {
    throw new RpcError(RPC_CODES.parseError, 'Malformed JSON')
  }
}
