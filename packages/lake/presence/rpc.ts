import { z } from 'zod'

/** The codes of refused calls: https://www.jsonrpc.org/specification#error_object */
const CODES = { invalidRequest: -32600, methodNotFound: -32601 } as const

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
  const response = (outcome: object) => JSON.stringify({ jsonrpc: '2.0', id, ...outcome })
  const refusal = (code: number, reason: string) => response({ error: { code, message: reason } })
  try {
    const call = callSchema.parse(JSON.parse(message))
    id = call.id
    const method = methods.get(call.method)
    if (!method) return refusal(CODES.methodNotFound, `No method "${call.method}"`)
    return response({ result: method(call.params) ?? null })
  } catch (error) {
    // Anything else but a wrong call is a fault of the Lake's own.
    if (!(error instanceof z.ZodError || error instanceof SyntaxError)) {
      process.emitWarning(`A call of the presence failed: ${String(error)}`)
    }
    return refusal(CODES.invalidRequest, error instanceof Error ? error.message : String(error))
  }
}
