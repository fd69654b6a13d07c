/**
 * The strong validator (`ETag`) of a body, the same that nginx makes for a file from the time at which it
 * was modified and its length. The time of a kept file is set to `timeOf`. So a browser that has a page
 * needs no second copy of it, whoever answers: the front or nginx, here or on another machine.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_core_module.html#etag
 */

/** The first 31 bits of a hash, as seconds since 1970: every file system has that time. */
export const timeOf = (hash: string): number => Buffer.from(hash, 'base64url').readUInt32BE(0) >>> 1

/**
 * @param hash of the body without a coding, in Base64url
 * @param length bytes of the body as it is sent
 */
export const etagOf = (hash: string, length: number): string =>
  `"${timeOf(hash).toString(16)}-${length.toString(16)}"`
