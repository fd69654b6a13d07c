import { expect, test } from 'vitest'
import { pathOfSegments } from './segments.ts'

test.each([
  [undefined, '/'],
  [['blog', 'um-artigo'], '/blog/um-artigo'],
  [['sa%C3%BAde'], '/saúde'],
  [['saúde'], '/saúde'],
])('the path of %j is %s', (segments, path) => {
  expect(pathOfSegments(segments)).toBe(path)
})

test.each([
  [['%ff'], '/%ff'],
  [['amil-saude%3Fx'], '/amil-saude%3Fx'],
  [['amil-saude?x'], '/amil-saude%3Fx'],
  [['amil-saude%23x'], '/amil-saude%23x'],
  [['blog%2Fum-artigo'], '/blog%2Fum-artigo'],
  [['amil-saude%2F'], '/amil-saude%2F'],
])(
  'the encoded characters of %j stay encoded: another page has the path without them',
  (segments, path) => {
    expect(pathOfSegments(segments)).toBe(path)
  },
)
