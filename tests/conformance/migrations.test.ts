import { authorizationOf } from '@elos/content/parts/testimonial/authorization'
import { CONSENT_TYPE, consentId } from '@elos/content/review/consents'
import { DECISION_TYPE } from '@elos/content/review/decisions'
import { readMigration } from '@elos/studio/platform/migrate/readMigration'
import { runMigration } from '@elos/studio/platform/migrate/runMigration'
import type { SanityClient } from '@sanity/client'
import { at, defineMigration, set, unset } from '@sanity/migrate'
import { expect, test } from 'vitest'
import { lakeWith } from './lakeWith.ts'

/** Runs a migration of the Studio, of which a second run finds nothing to do. Returns the mutations of the first. */
async function migrated(client: SanityClient, id: string) {
  const migration = await readMigration(id)
  const mutations = await runMigration(client, migration)
  expect(await runMigration(client, migration), 'a second run').toEqual([])
  return mutations
}

/** A Lake with a published decision, its draft, a decision renamed before, and a document of another type. */
const lakeBeforeRenaming = () =>
  lakeWith([
    { _id: 'a', _type: DECISION_TYPE, ground: 'published' },
    { _id: 'drafts.a', _type: DECISION_TYPE, ground: 'draft' },
    { _id: 'renamed', _type: DECISION_TYPE, fingerprint: 'renamed before' },
    { _id: 'plan', _type: 'plan', ground: 'of another type' },
  ])

const FIELDS = '*[_type in [$type, "plan"]] | order(_id){_id, ground, fingerprint}'
const PARAMS = { type: DECISION_TYPE }
const RAW = { perspective: 'raw' } as const

test('a migration renames a field in drafts and published documents, once', async () => {
  const client = await lakeBeforeRenaming()
  expect(await migrated(client, 'fingerprintOfDecisions')).toHaveLength(4)
  expect(await client.fetch(FIELDS, PARAMS, RAW)).toEqual([
    { _id: 'a', ground: null, fingerprint: 'published' },
    { _id: 'drafts.a', ground: null, fingerprint: 'draft' },
    { _id: 'plan', ground: 'of another type', fingerprint: null },
    { _id: 'renamed', ground: null, fingerprint: 'renamed before' },
  ])
})

test('a dry run returns the mutations and stores none', async () => {
  const client = await lakeBeforeRenaming()
  const before = await client.fetch(FIELDS, PARAMS, RAW)
  const migration = await readMigration('fingerprintOfDecisions')
  expect(await runMigration(client, migration, { dryRun: true })).toHaveLength(4)
  expect(await client.fetch(FIELDS, PARAMS, RAW)).toEqual(before)
})

test('a migration changes nothing when somebody edits one of its documents at the same time', async () => {
  const client = await lakeBeforeRenaming()
  const before = await client.fetch(FIELDS, PARAMS, RAW)
  const migration = defineMigration({
    title: 'Rename while an editor works',
    documentTypes: [DECISION_TYPE],
    migrate: {
      document: async (document) => {
        if (document._id === 'a') await client.patch('a').set({ keptBy: 'Ana' }).commit()
        return [at('fingerprint', set('migrated')), at('ground', unset())]
      },
    },
  })
  await expect(runMigration(client, migration)).rejects.toThrow('revision')
  expect(await client.fetch(FIELDS, PARAMS, RAW)).toEqual(before)
})

test('a testimonial is shown whose consent was recorded before the site asked for it, and no other', async () => {
  const testimonial = (_id: string) => ({ _id, _type: 'testimonial', content: 'Gostei.' })
  const record = { person: 'Ana', grantedAt: '2026-01-05', method: 'E-mail', words: 'Gostei.' }
  const client = await lakeWith([
    ...['recorded', 'drafts.recorded', 'unrecorded', 'reworded'].map(testimonial),
    { _id: consentId('recorded'), _type: CONSENT_TYPE, ...record },
    { _id: consentId('reworded'), _type: CONSENT_TYPE, ...record, words: 'Adorei.' },
  ])
  await migrated(client, 'authorizedTestimonials')
  const query = '*[_type == "testimonial"] | order(_id){_id, "words": authorizedWords}'
  const words = authorizationOf('Gostei.')
  expect(await client.fetch(query, {}, RAW)).toEqual([
    { _id: 'drafts.recorded', words },
    { _id: 'recorded', words },
    { _id: 'reworded', words: null },
    { _id: 'unrecorded', words: null },
  ])
})

test('a number that is the telephone of the settings is stored once, and another stays', async () => {
  const phone = '+55 11 3333-4444'
  const numbers = { phone, chatPhone: '551133334444', dpoPhone: '+55 11 98888-7777' }
  const client = await lakeWith([{ _id: 'siteSettings', _type: 'siteSettings', ...numbers }])
  await migrated(client, 'numbersFromPhone')
  const query = '*[_id == "siteSettings"][0]{phone, chatPhone, dpoPhone}'
  expect(await client.fetch(query, {}, RAW)).toEqual({ ...numbers, chatPhone: null })
})

const paragraph = (text: string, fields = {}) => ({
  _key: text,
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: [{ _key: 'a', _type: 'span', marks: [], text }],
  ...fields,
})

/** A line of a list that begins in bold. */
const listed = (title: string, text: string) =>
  paragraph(title, {
    listItem: 'bullet',
    level: 1,
    children: [
      { _key: 'a', _type: 'span', marks: ['strong'], text: title },
      { _key: 'b', _type: 'span', marks: [], text },
    ],
  })

const information = [
  {
    _key: 'rede',
    topic: 'network',
    title: 'A rede',
    body: [paragraph('Antes.'), listed('Hospital', ', perto.')],
  },
  { _key: 'linhas', topic: 'plans', title: 'Três linhas', body: [paragraph('Há outras.')] },
  { _key: 'fim', topic: 'conclusion', title: 'Em resumo', body: [paragraph('Serve.')] },
]

const lines = [{ _key: 'one', name: 'One', description: 'Mais alta.' }]

test('the texts about plans and network of a carrier become the heading of its lines and its steps', async () => {
  const client = await lakeWith([{ _id: 'amil', _type: 'carrier', lines, information }])
  await migrated(client, 'sectionsFromTexts')
  const carrier = await client.fetch('*[_id == "amil"][0]{linesHeading, steps, information}')
  const [network, plans, conclusion] = information
  expect(carrier.linesHeading).toEqual({ title: plans?.title, lead: plans?.body })
  expect(carrier.steps).toMatchObject({ title: 'A rede', lead: network?.body.slice(0, 1) })
  expect(carrier.steps.items).toMatchObject([
    { title: 'Hospital', text: [{ _type: 'block', children: [{ text: ', perto.' }] }] },
  ])
  expect(carrier.information).toEqual([conclusion])
})

test.each([
  ['has no lines', { lines: undefined }],
  ['has a list', { plans: [listed('One', ' e outras.')] }],
  ['has a name of its own', { label: 'Categorias' }],
  ['has a heading of the lines already', { linesHeading: { title: 'Linhas' } }],
])('a text about plans stays where it is if the carrier or the text %s', async (_, given) => {
  const {
    plans = [paragraph('Há outras.')],
    label,
    ...fields
  } = { plans: undefined, label: undefined, ...given }
  const text = { _key: 'linhas', topic: 'plans', title: 'Linhas', label, body: plans }
  const carrier = { _id: 'amil', _type: 'carrier', lines, information: [text], ...fields }
  const client = await lakeWith([carrier])
  expect(await migrated(client, 'sectionsFromTexts')).toEqual([])
})

test('the figures of the opening of the home page become differentials, each once, and none is lost', async () => {
  const figure = (_key: string, claim: string) => ({
    _key,
    label: `Legenda ${_key}`,
    claim: { _type: 'reference', _ref: claim, _weak: true },
  })
  const client = await lakeWith([
    {
      _id: 'homePage',
      _type: 'homePage',
      hero: { badge: 'Selo', stats: [figure('item0', 'anos'), figure('item1', 'clientes')] },
      about: { title: 'Sobre', differentials: [figure('item0', 'anos'), { _key: 'item1' }] },
    },
  ])
  await migrated(client, 'figuresOfHome')
  const [page] = await client.fetch('*[_id == "homePage"]{hero, about}', {}, RAW)
  expect(page.hero).toEqual({ badge: 'Selo' })
  expect(page.about).toEqual({
    title: 'Sobre',
    differentials: [
      figure('item0', 'anos'),
      { _key: 'item1' },
      { ...figure('item1', 'clientes'), _key: 'stat-item1' },
    ],
  })
})

test('an unknown id is an error that lists the migrations', async () => {
  await expect(readMigration('renameNothing')).rejects.toThrow(
    'There are: authorizedTestimonials, figuresOfHome, fingerprintOfDecisions, numbersFromPhone, sectionsFromTexts',
  )
})
