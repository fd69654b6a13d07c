import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { CODE_CHANGES, withoutBridge, withoutRequests } from './withoutVendor.ts'

const CODE = readFileSync(fileURLToPath(import.meta.resolve('sanity')), 'utf8')

test('the installed version of Sanity has every place that is changed, once', () => {
  expect(CODE_CHANGES.map(([from]) => CODE.split(from).length - 1)).toEqual(
    CODE_CHANGES.map(() => 1),
  )
  expect(withoutRequests(CODE)).not.toBe(CODE)
})

test('another version that is written otherwise is refused', () => {
  expect(() => withoutRequests('')).toThrow("'sanity' has changed")
})

test('the page names no server of the vendor', () => {
  const html = `<style>
@font-face { font-family: Inter; src: url("https://studio-static.sanity.io/Inter.woff2"); }
body { margin: 0 }</style><script src="https://core.sanity-cdn.com/bridge.js" async type="module" data-sanity-core></script>
<script src="/static/sanity.js" type="module"></script>`
  const page = withoutBridge(html)
  expect(page).not.toMatch(/sanity\.io|sanity-cdn/)
  expect(page).toContain('body { margin: 0 }')
  expect(page).toContain('<script src="/static/sanity.js" type="module"></script>')
})
