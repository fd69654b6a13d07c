import { expect, test } from 'vitest'
import { addressPrefix } from './addressPrefix.ts'

const prefixOf = (value: string, header: string | undefined = 'x-forwarded-for') =>
  addressPrefix(new Request('http://site/', { headers: { 'x-forwarded-for': value } }), header)

test.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113'],
  ['203.0.113.7:51234', '203.0.113'],
  ['[2001:db8:85a3::1]:51234', '2001:db8:85a3'],
  ['2001:db8:85a3:1:2:3:4:5', '2001:db8:85a3'],
  ['2001:DB8:0A:ff::1', '2001:db8:a'],
  ['2001:db8::1', '2001:db8:0'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0'],
])('the network of %s is %s', (address, prefix) => {
  expect(prefixOf(address)).toBe(prefix)
})

test('only the entry that the nearest proxy wrote counts', () => {
  expect(prefixOf('198.51.100.1, 203.0.113.7')).toBe('203.0.113')
})

test('the network is unknown without a trusted header, or without an address in it', () => {
  expect(
    addressPrefix(new Request('http://site/', { headers: { 'x-forwarded-for': '203.0.113.7' } })),
  ).toBeUndefined()
  expect(prefixOf('unknown')).toBeUndefined()
  for (const entry of ['', '[', '[]', '[]:1', '[203.0.113.7', '203.0.113.7:', ':1', '203.0.113:1'])
    expect(prefixOf(entry), entry).toBeUndefined()
})
