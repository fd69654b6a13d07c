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
  invalidRequest: -32600,
  methodNotFound: -32601,
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
    const call = callSchema.parse(JSON.parse(message))
    id = call.id
    const method = methods.get(call.method)
    if (!method) throw new RpcError(RPC_CODES.methodNotFound, `No method "${call.method}"`)
    return JSON.stringify({ jsonrpc: '2.0', id, result: method(call.params) ?? null })
  } catch (error) {
    return JSON.stringify({ jsonrpc: '2.0', id, error: problemOf(error) })
  }
}

function problemOf(error: unknown) {
  if (error instanceof RpcError) return { code: error.code, message: error.message }
  // Anything else but a wrong call is a fault of the Lake's own.
  if (!(error instanceof z.ZodError || error instanceof SyntaxError)) {
    process.emitWarning(`A call of the presence failed: ${String(error)}`)
  }
  const message = error instanceof Error ? error.message : String(error)
  return { code: RPC_CODES.invalidRequest, message }
}
