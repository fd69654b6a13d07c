import { type EvaluateOptions, evaluate, parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
import { tagsOfChange } from './tags.ts'
import webhook from './webhook.json' with { type: 'json' }

type Version = Record<string, unknown> | null

async function ask(groq: string, before: Version, after: Version) {
  const options: EvaluateOptions = { before, after, root: after ?? before }
  const value = await evaluate(parse(groq, { mode: 'delta' }), options)
  return JSON.parse(JSON.stringify(await value.get()))
}

/** The tags of the change from one version of a document to the next, as the webhook reports it. */
async function tagsOfEdit(before: Version, after: Version): Promise<string[]> {
  return tagsOfChange(await ask(webhook.projection, before, after))
}

const article = { _id: 'article-a', _type: 'article', number: 1, title: 'Antes' }
const route = { path: '/a', title: 'Antes' }
const page = { ...article, route }

describe('the webhook', () => {
  test('invalidates only pages with the document when a text changes', async () => {
    expect(await tagsOfEdit(article, { ...article, title: 'Depois' })).toEqual([
      'doc:article-a',
      'site',
    ])
    expect(await tagsOfEdit(page, { ...page, title: 'Depois' })).toEqual([
      'doc:article-a',
      'path:/a',
      'site',
    ])
  })

  test.each([
    ['its entry', { route: { ...route, title: 'Depois' } }],
    ['when it comes', { publishAt: '2025-06-20T12:00:00Z' }],
    ['when it leaves', { unpublishOn: '2025-06-20' }],
  ])('invalidates the pages that recommend a page when %s changes', async (_, fields) => {
    const tags = await tagsOfEdit(page, { ...page, ...fields })
    expect(tags).toContain('entry:article-a')
    expect(tags).not.toContain('list:route')
  })

  test('invalidates the menus when the home page gets or loses a testimonial', async () => {
    const home = { _id: 'homePage', _type: 'homePage', testimonials: { title: 'Antes' } }
    const showing = (testimonials: object) => ({ ...home, testimonials })
    expect(await tagsOfEdit(home, showing({ title: 'Depois' }))).not.toContain('list:homePage')
    expect(await tagsOfEdit(home, showing({ items: [{ _ref: 'a' }] }))).toContain('list:homePage')
  })

  test('invalidates lists when a document is created or deleted', async () => {
    const tags = ['doc:article-a', 'list:article', 'entry:article-a', 'site']
    expect(await tagsOfEdit(null, article)).toEqual(tags)
    expect(await tagsOfEdit(article, null)).toEqual(tags)
  })

  test.each([
    ['is created', null, page],
    ['is deleted', page, null],
    ['gets its page', article, page],
    ['loses its page', page, article],
  ])(
    'invalidates the lists of paths, and the path, when a document %s',
    async (_, before, after) => {
      expect(await tagsOfEdit(before, after)).toEqual(
        expect.arrayContaining(['list:article', 'list:route', 'entry:article-a', 'path:/a']),
      )
    },
  )

  test('invalidates both paths when a page moves', async () => {
    expect(await tagsOfEdit(page, { ...page, route: { ...route, path: '/b' } })).toEqual([
      'doc:article-a',
      'list:article',
      'list:route',
      'entry:article-a',
      'path:/b',
      'path:/a',
      'site',
    ])
  })

  test('invalidates the path of a redirect', async () => {
    const redirect = { _id: 'redirect-a', _type: 'redirect', source: '/velho' }
    expect(await tagsOfEdit(null, redirect)).toContain('path:/velho')
    const claim = { _id: 'claim-a', _type: 'claim', source: 'Tabela da operadora' }
    expect(await tagsOfEdit(claim, { ...claim, amount: 1 })).toEqual(['doc:claim-a', 'site'])
  })
})
