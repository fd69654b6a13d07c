import { expect, test } from 'vitest'
import { isLoopback } from './loopback.ts'

test.each([
  'http://localhost:3000',
  'http://elos.localhost:3000',
  'https://LOCALHOST/',
  'http://127.0.0.1:3000',
  'http://127.8.9.10',
  'http://127.1',
  'http://[::1]:3000',
])('%s is an address of this machine', (url) => {
  expect(isLoopback(url)).toBe(true)
})

test.each([
  'https://www.example.com.br',
  'https://localhost.example.com',
  'https://notlocalhost',
  'https://127.0.0.1.example.com',
  'https://127.example.com',
  'http://128.0.0.1',
  'http://10.0.0.1',
  'http://0.0.0.0',
  'http://[::2]',
  'http://localhost@example.com',
  'localhost',
  '',
])("'%s' is no address of this machine", (url) => {
  expect(isLoopback(url)).toBe(false)
})
