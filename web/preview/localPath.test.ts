import { expect, test } from 'vitest'
import { localPath } from './localPath.ts'

test.each(['/', '/amil-saude', '/blog/artigo?a=b#c', '/a//b'])('%s is kept', (path) => {
  expect(localPath(path)).toBe(path)
})

test.each([
  null,
  '',
  'amil-saude',
  'https://outro.example',
  '//outro.example',
  '/\\outro.example',
  '/\t/outro.example',
  '/\n\\outro.example',
  '/a\r\nset-cookie: a=b',
  '/saúde',
])('%j is replaced by the home page', (path) => {
  expect(localPath(path)).toBe('/')
})
