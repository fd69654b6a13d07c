import { runInNewContext } from 'node:vm'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { StudioDocument } from './document.ts'

const html = renderToStaticMarkup(
  StudioDocument({ entryPath: '/static/studio.js', css: ['/static/a.css'] }),
)
const [, script = ''] = html.match(/<script>(.*?)<\/script>/s) ?? []

test('the page of the Studio is Portuguese, and names no other server', () => {
  expect(html).toMatch(/^<html lang="pt-BR">/)
  expect(html).toContain('<link rel="stylesheet" href="/static/a.css"/>')
  expect(html).not.toMatch(/https?:/)
})

test('the Studio waits for an idle moment of a bounded time, which it may choose itself', () => {
  const requestIdleCallback = vi.fn()
  const window = { requestIdleCallback: requestIdleCallback as (...given: unknown[]) => void }
  runInNewContext(script, { window })
  const validate = () => undefined
  window.requestIdleCallback(validate)
  window.requestIdleCallback(validate, { timeout: 9 })
  expect(requestIdleCallback.mock.calls).toEqual([
    [validate, { timeout: 100 }],
    [validate, { timeout: 9 }],
  ])
})

test('the wait is bounded before the modules of the Studio take it', () => {
  expect(html.indexOf(script)).toBeLessThan(html.indexOf('/static/studio.js'))
})

test('a browser that knows no idle moments has none', () => {
  const window = {}
  runInNewContext(script, { window })
  expect(window).toEqual({})
})
