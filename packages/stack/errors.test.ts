import { expect, test } from 'vitest'
import { explain } from './errors.ts'

test.each([
  ['Error: ENOSPC: no space left on device, write', 'disk is full'],
  ['Error: listen EADDRINUSE: address already in use 127.0.0.1:3000', 'port is already taken'],
  ['Folder .local/lake is in use by another Lake (process 7). End it', 'set LAKE_PORT'],
  ["EACCES: permission denied, open '.local/lake'", 'cannot be written'],
  ['FATAL ERROR: JavaScript heap out of memory', 'out of memory'],
])('%s is explained', (output, meaning) => {
  expect(explain(output)).toContain(meaning)
})

test('an unknown cause gives null', () => {
  expect(explain('TypeError: x is not a function')).toBeNull()
})
