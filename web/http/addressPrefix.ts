import { isIPv4, isIPv6 } from 'node:net'

/**
 * Returns the network that a visitor comes from: the first 24 bits of an IPv4 address, or 48 bits of an
 * IPv6 address, the least that providers give to one customer. The address is the last entry of `header`,
 * which the proxy before the site wrote: an address, alone or with a port ('192.0.2.1:80', '[2001:db8::1]:80').
 * Returns undefined without a header or an address in it.
 */
export function addressPrefix({ headers }: Request, header?: string): string | undefined {
  const entry = header && headers.get(header)?.split(',').at(-1)?.trim()
  if (!entry) return undefined
  const address = withoutPort(entry).replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (isIPv4(address)) return address.split('.').slice(0, 3).join('.')
  return isIPv6(address) ? prefix48(address) : undefined
}

/** Returns the address alone. An IPv6 address with a port is in brackets. */
function withoutPort(entry: string): string {
  const { address } =
    /^\[(?<address>.*)\](?::\d+)?$/.exec(entry)?.groups ??
    /^(?<address>[\d.]+):\d+$/.exec(entry)?.groups ??
    {}
  return address ?? entry
}

/** Returns the first three groups of 16 bits. '::' stands for as many groups of zeros as are missing. */
function prefix48(address: string): string {
  const [withoutZone = ''] = address.split('%', 1)
  const [head = '', tail] = withoutZone.split('::')
  const before = groups(head)
  const after = groups(tail ?? '')
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(zeros).fill('0'), ...after]
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Returns the groups of a part. An IPv4 address at its end counts as two groups. */
const groups = (part: string) =>
  part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : group ? [group] : []))
