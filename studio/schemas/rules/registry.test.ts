import { describe, expect, it } from 'vitest'
import { redirectProblems, routeProblem } from './registry.ts'

const free = { routes: [], redirects: [] }
const page = { id: 'route-amil', name: 'Amil' }
const redirect = { id: 'redirect-1', target: 'route-amil', targetPath: '/amil-saude' }

describe("a page's path", () => {
  it('may be free', () => {
    expect(routeProblem('/novo', 'route-a', free)).toBe(true)
  })

  it('may not be the path of another page', () => {
    expect(routeProblem('/novo', 'route-a', { ...free, routes: [page] })).toContain('“Amil”')
  })

  it('may not be redirected elsewhere', () => {
    const taken = { ...free, redirects: [redirect] }
    expect(routeProblem('/novo', 'route-a', taken)).toContain('já redireciona para “/amil-saude”')
  })

  it('may be one that redirects to the page itself, as when it moves back', () => {
    const taken = { ...free, redirects: [redirect] }
    expect(routeProblem('/novo', 'route-amil', taken)).toBe(true)
  })
})

describe('a redirect', () => {
  const facts = { source: '/antigo', targetPath: '/novo', atSource: free, atTarget: free }

  it('may lead from a free path to a page', () => {
    expect(redirectProblems(facts)).toEqual([])
    expect(redirectProblems({ ...facts, atTarget: { ...free, routes: [page] } })).toEqual([])
  })

  it('may not loop', () => {
    expect(redirectProblems({ ...facts, targetPath: '/antigo' })).toMatchObject([
      { path: ['source'] },
    ])
  })

  it.each([
    ['hide behind a page', 'source', { atSource: { ...free, routes: [page] } }],
    ['compete with another', 'source', { atSource: { ...free, redirects: [redirect] } }],
    ['chain', 'target', { atTarget: { ...free, redirects: [redirect] } }],
  ])('may not %s', (_, field, wrong) => {
    expect(redirectProblems({ ...facts, ...wrong })).toMatchObject([{ path: [field] }])
  })
})
