import { expect, test } from 'vitest'
import { localPath } from './localPath.ts'

const SITE = 'https://www.exemplo.com.br'

test.each([
  ['/', '/'],
  ['/amil-saude', '/amil-saude'],
  ['/blog/artigo?a=b#c', '/blog/artigo?a=b#c'],
  ['/a//b', '/a//b'],
  ['/saúde', '/sa%C3%BAde'],
])('%s is a path of this site', (path, written) => {
  expect(localPath(path, SITE)).toBe(written)
})

test.each([
  '',
  'amil-saude',
  'https://outro.example',
  '//outro.example',
  '/\\outro.example',
  '/\\/outro.example',
  '/.//outro.example',
  '/a/..//outro.example',
  '/\t/outro.example',
  '/\n\\outro.example',
  '/a\r\nset-cookie: a=b',
  '/\0',
  '/日本',
  '//[',
])('%j is none', (path) => {
  expect(localPath(path, SITE)).toBeNull()
})
