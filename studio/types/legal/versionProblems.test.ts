import { paragraph } from '@elos/content/fixtures/documents'
import { expect, test } from 'vitest'
import { today } from '../../base/initialValues.ts'
import { validate } from '../testing/validate.ts'
import { asNewVersion, asSameVersion, isHigher, versionAfter } from './version.ts'
import { versionProblems } from './versionProblems.ts'

const TODAY = '2026-11-27'

const published = {
  _id: 'legalPage-privacidade',
  _type: 'legalPage',
  _rev: 'r1',
  title: 'Política de Privacidade',
  version: '2.9',
  updatedAt: '2026-01-10',
  body: [paragraph('Guardamos por um ano.')],
  route: { path: '/politica-privacidade' },
}

const changed = { ...published, body: [paragraph('Guardamos por dois anos.')] }
const next = { ...changed, ...asNewVersion(published), updatedAt: '2027-01-01' }

const COMING = { updatedAt: '2027-01-01' }

const problems = (draft: object, before: object = published) =>
  versionProblems({ ...published, ...draft }, { ...published, ...before }, TODAY).map(
    ({ path, message }) => [path.join('.'), message],
  )

test.each<[string, object, string]>([
  ['has the same version', changed, 'Clique em “Nova versão 2.10”'],
  ['has a lower one', { ...changed, version: '2.8' }, 'Escreva um número maior, como 2.10'],
  ['has none', { ...changed, version: '' }, 'Escreva um número maior, como 2.10'],
  ['does not keep the one before', { ...changed, version: '3.0' }, 'precisa poder relê-la'],
])('a changed text that %s is refused', (_, draft, message) => {
  expect(problems(draft)).toEqual([['version', expect.stringContaining(message)]])
})

test.each<[string, object, string]>([
  ['is over', { ...next, updatedAt: '2026-11-26' }, 'já passou'],
  ['changes that of a version in force', { updatedAt: '2026-11-28' }, 'não muda mais'],
])('a day that %s is refused', (_, draft, message) => {
  expect(problems(draft)).toEqual([['updatedAt', expect.stringContaining(message)]])
})

test('a version may not begin on the day on which the one before began', () => {
  const before = { ...published, updatedAt: TODAY }
  const draft = { ...changed, ...asNewVersion(before), updatedAt: TODAY }
  expect(problems(draft, before)).toEqual([
    ['updatedAt', expect.stringContaining('Escolha um dia depois desse')],
  ])
})

test.each<[string, object, object?]>([
  ['a new version from a day to come', next],
  ['a new version from today', { ...next, updatedAt: TODAY }],
  ['a change of search texts and addresses', { route: { path: '/privacidade' } }],
  ['a change of form only', { ...changed, ...asSameVersion(published) }],
  ['another text of what is still to come', { ...changed, ...COMING }, COMING],
  ['another day of what is still to come', { updatedAt: '2027-02-01' }, COMING],
  ['the first version of a text that had none', { version: '1.0' }, { version: undefined }],
])('%s may be published', (_, draft, before) => {
  expect(problems(draft, before)).toEqual([])
})

test('a change of form holds until the text is published: the next change is asked about again', () => {
  const form = { ...changed, ...asSameVersion(published) }
  const later = { ...form, _rev: 'r2' }
  expect(problems({ ...later, title: 'Privacidade' }, later)).toHaveLength(1)
})

test('a new version keeps the text of the one before, and asks for its day', () => {
  expect(asNewVersion({ ...published, former: [{ version: '2.8' }] })).toEqual({
    version: '2.10',
    updatedAt: undefined,
    sameAs: undefined,
    former: [
      {
        _key: '2-9',
        version: '2.9',
        updatedAt: '2026-01-10',
        title: published.title,
        lead: undefined,
        body: published.body,
      },
      { version: '2.8' },
    ],
  })
})

test('a former version keeps no page from being deleted that it links to', () => {
  const page = { _type: 'reference', _ref: 'article-a' }
  const body = [{ _type: 'block', markDefs: [{ _type: 'internalLink', _key: 'm', page }] }]
  expect(asNewVersion({ ...published, body })).toMatchObject({
    former: [{ body: [{ markDefs: [{ _key: 'm', page: { ...page, _weak: true } }] }] }],
  })
})

test.each([
  ['2.10', '2.9', true],
  ['2.0', '2', false],
])('%s is higher than %s: %s', (version, other, expected) => {
  expect(isHigher(version, other)).toBe(expected)
})

test('after 2 comes 2.1, and after 2.9 comes 2.10', () => {
  expect(['2', '2.9'].map(versionAfter)).toEqual(['2.1', '2.10'])
})

test('the form refuses what is no version, and compares a draft with what is published', async () => {
  const versionOf = async (draft: object) =>
    (await validate({ ...published, ...draft }, { published })).filter(
      ({ path, level }) => path === 'version' && level === 'error',
    )
  expect(await versionOf({ version: 'abc' })).toHaveLength(1)
  expect(await versionOf(changed)).toHaveLength(1)
  expect(await versionOf({ ...next, updatedAt: today() })).toEqual([])
})
