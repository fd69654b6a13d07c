/** Matches Node's codes: 'ECONNREFUSED', 'CERT_HAS_EXPIRED', 'UND_ERR_SOCKET'. */
const SYSTEM_CODE = /^[A-Z][A-Z\d_]+$/

/** Returns Node's code of an error, or of what caused it, which quotes nobody; undefined without one. */
export function systemCode(error: unknown): string | undefined {
  const code = field(error, 'code') ?? field(field(error, 'cause'), 'code')
  return typeof code === 'string' && SYSTEM_CODE.test(code) ? code : undefined
}

/** Returns a field of a value; undefined where it has none. */
export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
