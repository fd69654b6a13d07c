import { expect, test } from 'vitest'
import { isPublicAddress } from './privateAddress.ts'

test.each(['200.160.2.3', '172.15.255.255', '172.32.0.1', '2804:14c::1'])(
  '%s is of the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  ...['127.9.9.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '198.18.0.1', '255.255.255.255', '192.0.2.1'],
  ...['::1', '::', 'fe80::1', 'fd12::1', 'ff02::1', '::ffff:10.0.0.1', '64:ff9b::7f00:1'],
  ...['2001:db8::1', '2002:7f00:1::', '2001:0:1::', 'localhost', '', '1.2.3'],
])('%j is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
