/**
 * The validator (`ETag`) of a body, the same that nginx makes for a file from the time at which it was modified and its
 * length. The time of a kept file is set to `timeOf`. So a browser that has a page needs no second copy of it, whoever
 * answers: the site or nginx, here or on another machine.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_core_module.html#etag
 */

/** Returns the first 31 bits of a hash, as seconds since 1970: every file system has that time. */
export const timeOf = (hash: string): number => Buffer.from(hash, 'base64url').readUInt32BE(0) >>> 1

/**
 * @param hash of the body without a coding, in Base64url
 * @param length bytes of the body as it is sent
 */
export const etagOf = (hash: string, length: number): string =>
  `"${timeOf(hash).toString(16)}-${length.toString(16)}"`

/**
 * Returns whether an `If-None-Match` header names a body, in whatever coding: that is what its length tells, and nginx
 * sends bodies in codings of another length.
 *
 * @param hash of the body without a coding, in Base64url
 */
export function isSameBody(header: string, hash: string): boolean {
  const time = timeOf(hash).toString(16)
  return header
    .split(',')
    .map((item) => item.trim().replace(/^W\//, ''))
    .some((item) => item === '*' || item.startsWith(`"${time}-`))
}
