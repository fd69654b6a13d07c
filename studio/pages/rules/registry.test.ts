import { describe, expect, test } from 'vitest'
import { redirectProblems, routeProblem } from './registry.ts'

const UNUSED = { routes: [], redirects: [] }
const PAGE = { id: 'carrier-amil', name: 'Amil' }
const REDIRECT = { id: 'redirect-1', target: 'carrier-amil', targetPath: '/amil-saude' }

describe("a page's path", () => {
  test('may be unused', () => {
    expect(routeProblem('/novo', 'plan-a', UNUSED)).toBe(true)
  })

  test('may not be the path of another page', () => {
    expect(routeProblem('/novo', 'plan-a', { ...UNUSED, routes: [PAGE] })).toContain('“Amil”')
  })

  test('may not be redirected elsewhere', () => {
    const uses = { ...UNUSED, redirects: [REDIRECT] }
    expect(routeProblem('/novo', 'plan-a', uses)).toContain('já redireciona para “/amil-saude”')
  })

  test('may have a temporary redirect, which was left when the page was taken off the site', () => {
    const uses = { ...UNUSED, redirects: [{ ...REDIRECT, permanent: false }] }
    expect(routeProblem('/novo', 'plan-a', uses)).toBe(true)
  })

  test('may have a redirect to the page itself, as when it moves back', () => {
    const uses = { ...UNUSED, redirects: [REDIRECT] }
    expect(routeProblem('/novo', 'carrier-amil', uses)).toBe(true)
  })
})

describe('a redirect', () => {
  const facts = { source: '/antigo', targetPath: '/novo', atSource: UNUSED, atTarget: UNUSED }

  test('may lead from an unused path to a page', () => {
    expect(redirectProblems(facts)).toEqual([])
    expect(redirectProblems({ ...facts, atTarget: { ...UNUSED, routes: [PAGE] } })).toEqual([])
  })

  test('may not loop', () => {
    expect(redirectProblems({ ...facts, targetPath: '/antigo' })).toMatchObject([
      { path: ['source'] },
    ])
  })

  test.each([
    ['start at the path of a page', 'source', { atSource: { ...UNUSED, routes: [PAGE] } }],
    [
      'start at the same path as another',
      'source',
      { atSource: { ...UNUSED, redirects: [REDIRECT] } },
    ],
    ['lead to another redirect', 'target', { atTarget: { ...UNUSED, redirects: [REDIRECT] } }],
  ])('may not %s', (_, field, wrong) => {
    expect(redirectProblems({ ...facts, ...wrong })).toMatchObject([{ path: [field] }])
  })
})
