import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks that are not the public internet: https://www.iana.org/assignments/iana-ipv4-special-registry */
const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** The only public addresses of IPv6: https://www.iana.org/assignments/ipv6-unicast-address-assignments */
const PUBLIC_V6 = ['2000::', 3] as const

/** Within them, networks that lead elsewhere: documentation, 6to4 and Teredo, which hold an IPv4 address. */
const PRIVATE_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const

const others = new BlockList()
for (const [network, bits] of PRIVATE_V4) others.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of PRIVATE_V6) others.addSubnet(network, bits, 'ipv6')
const global6 = new BlockList()
global6.addSubnet(...PUBLIC_V6, 'ipv6')

/** Whether an IP address is of the public internet, and not of this machine or of a network around it. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !others.check(address, 'ipv4')
  // An IPv4 address in IPv6 is none of the public ones: '::ffff:127.0.0.1'.
  return isIPv6(address) && global6.check(address, 'ipv6') && !others.check(address, 'ipv6')
}
