/**
 * The validator (`ETag`) of a body, the same that nginx makes for a file from the time at which it was modified and its
 * length. The time of a kept file is set to `timeOf`. So a browser that has a page needs no second copy of it, whoever
 * answers: the site or nginx, here or on another machine.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_core_module.html#etag
 */

/** Returns the first 31 bits of a hash, as seconds since 1970: every file system has that time. */
export const timeOf = (hash: string): number => Buffer.from(hash, 'base64url').readUInt32BE(0) >>> 1

/** @param body without a coding, and its hash in Base64url */
export const etagOf = ({ hash, body }: { hash: string; body: Buffer }): string =>
  `"${timeOf(hash).toString(16)}-${body.length.toString(16)}"`

/** Returns whether an `If-None-Match` header names a validator. It is weak where a proxy has compressed the body. */
export const isNamed = (etag: string, header: string): boolean =>
  header
    .split(',')
    .map((item) => item.trim().replace(/^W\//, ''))
    .some((item) => item === '*' || item === etag)
