import { readMigration } from '@elos/studio/platform/migrate/readMigration'
import { runMigration } from '@elos/studio/platform/migrate/runMigration'
import type { SanityClient, SanityDocument } from '@sanity/client'
import { expect, test } from 'vitest'
import { type Content, lakeWith, reference as to } from './lakeWith.ts'

const RAW = { perspective: 'raw' } as const
const migration = await readMigration('routeInDocument')

/** A reference to a document that is not published yet, as the Studio makes it. */
const later = (_ref: string, type: string) => ({
  ...to(_ref),
  _weak: true,
  _strengthenOnPublish: { type, template: { id: type } },
})

/** A page as it was: a document that refers to what it shows. */
const routeTo = (subject: string, _id: string, path: string, fields: object = {}) => ({
  _id,
  _type: 'route',
  path,
  title: `Página ${path}`,
  subject: to(subject),
  ...fields,
})

/** A text with a link to a page. */
const textWith = (link: object) => [
  {
    _type: 'block',
    _key: 'b',
    markDefs: [{ _type: 'routeLink', _key: 'r', anchor: 'rede', ...link }],
    children: [{ _type: 'span', _key: 's', text: 'A Amil', marks: ['r'] }],
  },
]

const withoutDates = ({ _rev, _createdAt, _updatedAt, ...document }: SanityDocument) => document

/** All documents by id, without revisions and dates. */
async function contentOf(client: SanityClient) {
  const all = await client.fetch<SanityDocument[]>('*[] | order(_id asc)', {}, RAW)
  return Object.fromEntries(all.map((document) => [document._id, withoutDates(document)]))
}

/** Documents with every place that may refer to a page, each with these references to the pages of Amil and of the blog. */
const contentWith = (field: 'route' | 'page', amil: string, blog: string): Content[] => [
  {
    _id: 'siteSettings',
    _type: 'siteSettings',
    menu: [{ _type: 'link', _key: 'm', label: 'Amil', [field]: to(amil) }],
  },
  { _id: 'blogPage', _type: 'blogPage', title: 'Blog' },
  { _id: 'carrier-amil', _type: 'carrier', name: 'Amil' },
  {
    _id: 'article-a',
    _type: 'article',
    subject: to('carrier-amil'),
    replacement: to(blog),
    body: textWith({ [field]: to(amil) }),
  },
  { _id: 'claim-a', _type: 'claim', subject: to('carrier-amil') },
  { _id: 'redirect-a', _type: 'redirect', source: '/velho', target: to(amil) },
]

/** The entries of the same pages, by the documents that they show. */
const entriesWith = (field: 'route' | 'page', amil: string, blog: string) => ({
  blogPage: { path: '/blog' },
  'carrier-amil': { path: '/amil-saude', keywords: ['amil'] },
  'article-a': {
    path: '/blog/a',
    relatedRoutes: [{ ...to(amil), _key: 'r' }],
    trail: [{ _type: 'link', _key: 't', label: 'Blog', action: 'page', [field]: to(blog) }],
  },
})

const FORMER = [
  ...contentWith('route', 'route-carrier-amil', 'route-blogPage'),
  ...Object.entries(entriesWith('route', 'route-carrier-amil', 'route-blogPage')).map(
    ([subject, { path, ...fields }]) => routeTo(subject, `route-${subject}`, path, fields),
  ),
]

const ENTRIES = new Map(Object.entries(entriesWith('page', 'carrier-amil', 'blogPage')))
const MIGRATED = Object.fromEntries(
  contentWith('page', 'carrier-amil', 'blogPage').map((document) => {
    const entry = ENTRIES.get(document._id)
    const route = entry && { _type: 'route', title: `Página ${entry.path}`, ...entry }
    return [document._id, { ...document, ...(route && { route }) }]
  }),
)

test('each route becomes a field of the document that it shows, and what referred to it refers to that document', async () => {
  const client = await lakeWith(FORMER)
  await runMigration(client, migration)
  expect(await contentOf(client)).toEqual(MIGRATED)
  expect(await runMigration(client, migration), 'a second run').toEqual([])
})

const plan = (_id: string, name: string) => ({ _id, _type: 'plan', name })
const toNew = (id: string) => ({ subject: later(id, 'plan') })

test('drafts and versions of a document, of its route or of both keep their own words and their own path', async () => {
  const client = await lakeWith([
    plan('plan-text', 'Texto'),
    plan('drafts.plan-text', 'Texto novo'),
    plan('versions.rABC.plan-text', 'Texto em maio'),
    routeTo('plan-text', 'route-text', '/texto'),
    plan('plan-path', 'Caminho'),
    routeTo('plan-path', 'route-path', '/caminho'),
    routeTo('plan-path', 'drafts.route-path', '/caminho-novo'),
    routeTo('plan-path', 'versions.rABC.route-path', '/caminho-em-maio'),
    plan('plan-both', 'Ambos'),
    plan('drafts.plan-both', 'Ambos novos'),
    routeTo('plan-both', 'route-both', '/ambos'),
    routeTo('plan-both', 'drafts.route-both', '/ambos-novo'),
    plan('drafts.plan-new', 'Novo'),
    routeTo('plan-new', 'drafts.route-new', '/novo', toNew('plan-new')),
    // A route that was made only for a preview goes.
    plan('drafts.plan-seen', 'Visto'),
    routeTo('plan-seen', 'drafts.preview-plan-seen', '/visto', toNew('plan-seen')),
  ])
  await runMigration(client, migration)
  const all = Object.values(await contentOf(client))
  const versions = all.map(({ _id, name, route }) => [_id, [name, route?.path]])
  expect(Object.fromEntries(versions)).toEqual({
    'plan-text': ['Texto', '/texto'],
    'drafts.plan-text': ['Texto novo', '/texto'],
    'versions.rABC.plan-text': ['Texto em maio', '/texto'],
    'plan-path': ['Caminho', '/caminho'],
    'drafts.plan-path': ['Caminho', '/caminho-novo'],
    'versions.rABC.plan-path': ['Caminho', '/caminho-em-maio'],
    'plan-both': ['Ambos', '/ambos'],
    'drafts.plan-both': ['Ambos novos', '/ambos-novo'],
    'drafts.plan-new': ['Novo', '/novo'],
    'drafts.plan-seen': ['Visto', undefined],
  })
})

test('a reference to a page that is not published yet is still made strong when it is', async () => {
  const client = await lakeWith([
    plan('drafts.plan-new', 'Novo'),
    routeTo('plan-new', 'drafts.route-new', '/novo', toNew('plan-new')),
    plan('plan-a', 'A'),
    routeTo('plan-a', 'drafts.route-a', '/a'),
    { _id: 'drafts.redirect-new', _type: 'redirect', target: later('route-new', 'route') },
    { _id: 'drafts.redirect-a', _type: 'redirect', target: later('route-a', 'route') },
  ])
  await runMigration(client, migration)
  const { 'drafts.redirect-new': toLater, 'drafts.redirect-a': toKnown } = await contentOf(client)
  expect(toLater?.target).toEqual(later('plan-new', 'plan'))
  expect(toKnown?.target).toEqual(to('plan-a'))
})

test.each([
  [
    'a route without a document',
    [
      { _id: 'blogPage', _type: 'blogPage' },
      { _id: 'route-lost', _type: 'route', path: '/perdida' },
    ],
    'route-lost (/perdida) shows no document',
  ],
  [
    'two routes of one document',
    [
      { _id: 'blogPage', _type: 'blogPage' },
      routeTo('blogPage', 'route-one', '/um'),
      routeTo('blogPage', 'route-two', '/dois'),
    ],
    'route-two (/dois) and route-one show the same document, blogPage',
  ],
  [
    'a published route of a document that is a draft only',
    [
      plan('drafts.plan-a', 'A'),
      { ...routeTo('plan-a', 'route-a', '/a'), subject: { ...to('plan-a'), _weak: true } },
    ],
    'route-a (/a) is published, but plan-a is a draft',
  ],
])(
  'nothing is changed while there is %s, and the message names it',
  async (_, documents, message) => {
    const client = await lakeWith(documents)
    const before = await contentOf(client)
    await expect(runMigration(client, migration)).rejects.toThrow(message)
    expect(await contentOf(client)).toEqual(before)
  },
)
