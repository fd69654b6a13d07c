import { describe, expect, test } from 'vitest'
import { redirectProblems, routeProblem } from './registry.ts'

const UNUSED = { routes: [], redirects: [] }
const PAGE = { id: 'carrier-amil', name: 'Amil' }
const REDIRECT = { id: 'redirect-1', target: 'carrier-amil', targetPath: '/amil-saude' }

describe("a page's path", () => {
  const back = { ...UNUSED, redirects: [REDIRECT] }
  const left = { ...UNUSED, redirects: [{ ...REDIRECT, permanent: false }] }

  test.each([
    ['be unused', 'plan-a', UNUSED],
    ['have a temporary redirect, which was left when the page was taken off', 'plan-a', left],
    ['have a redirect to the page itself, as when it moves back', 'carrier-amil', back],
  ])('may %s', (_, id, uses) => {
    expect(routeProblem('/novo', id, uses)).toBe(true)
  })

  test('stays what it is where forms and menus lead to it', () => {
    const policy = { ...UNUSED, own: '/politica-privacidade' }
    expect(routeProblem('/politica-privacidade', 'legalPage-a', policy)).toBe(true)
    expect(routeProblem('/privacidade', 'legalPage-a', policy)).toContain('este endereço não muda')
  })

  test('may not be the path of another page, or redirected elsewhere', () => {
    expect(routeProblem('/novo', 'plan-a', { ...UNUSED, routes: [PAGE] })).toContain('“Amil”')
    expect(routeProblem('/novo', 'plan-a', back)).toContain('já redireciona para “/amil-saude”')
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
