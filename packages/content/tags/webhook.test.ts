import { type EvaluateOptions, evaluate, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { tagsOfChange } from './tags.ts'
import webhook from './webhook.json' with { type: 'json' }

type Version = Record<string, unknown> | null

async function ask(groq: string, before: Version, after: Version) {
  const options: EvaluateOptions = { before, after, root: after ?? before }
  const value = await evaluate(parse(groq, { mode: 'delta' }), options)
  return JSON.parse(JSON.stringify(await value.get()))
}

/** The tags of the change from one version of a document to the next, as a webhook tells of it. */
async function tagsOfEdit(before: Version, after: Version): Promise<string[]> {
  return tagsOfChange(await ask(webhook.projection, before, after))
}

const article = { _id: 'article-a', _type: 'article', number: 1, title: 'Antes' }
const route = { _id: 'route-a', _type: 'route', path: '/a', title: 'Antes' }

describe('a webhook tells', () => {
  it('of what is public, and of nothing else', async () => {
    const isTold = (_id: string) => ask(webhook.filter, null, { ...article, _id })
    expect(await isTold('article-a')).toBe(true)
    expect(await isTold('drafts.article-a')).toBe(false)
    expect(await isTold('versions.r1.article-a')).toBe(false)
    expect(await isTold('lead.a')).toBe(false)
  })

  it('of new words, that only the document has changed', async () => {
    expect(await tagsOfEdit(article, { ...article, title: 'Depois' })).toEqual([
      'doc:article-a',
      'site',
    ])
    expect(await tagsOfEdit(route, { ...route, title: 'Depois' })).toEqual([
      'doc:route-a',
      'path:/a',
      'site',
    ])
  })

  it.each(['number', 'publishAt', 'order', 'quoteOption', 'measure'])(
    'of another %s, that lists have changed',
    async (field) => {
      expect(await tagsOfEdit(article, { ...article, [field]: 2 })).toContain('list:article')
    },
  )

  it('of a document that comes or goes, that lists have changed', async () => {
    expect(await tagsOfEdit(null, article)).toEqual(['doc:article-a', 'list:article', 'site'])
    expect(await tagsOfEdit(article, null)).toEqual(['doc:article-a', 'list:article', 'site'])
  })

  it('of a page that moves, both paths', async () => {
    expect(await tagsOfEdit(route, { ...route, path: '/b' })).toEqual([
      'doc:route-a',
      'list:route',
      'path:/b',
      'path:/a',
      'site',
    ])
  })

  it('of a redirect, the path it acts on', async () => {
    const redirect = { _id: 'redirect-a', _type: 'redirect', source: '/velho' }
    expect(await tagsOfEdit(null, redirect)).toContain('path:/velho')
    const claim = { _id: 'claim-a', _type: 'claim', source: 'Tabela da operadora' }
    expect(await tagsOfEdit(claim, { ...claim, amount: 1 })).toEqual(['doc:claim-a', 'site'])
  })
})
