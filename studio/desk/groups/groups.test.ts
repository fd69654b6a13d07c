import { describe, expect, test } from 'vitest'
import { queried } from '../../types/testing/groq.ts'
import { GROUPS, type GroupRow, groupDetail, reminderOf } from './groups.ts'

const NOW = new Date('2027-01-05T12:00:00Z')

const group = (fields: Partial<GroupRow>): GroupRow => ({
  _id: 'draftGroup.a',
  _type: 'draftGroup',
  name: 'Tabela de janeiro',
  dueAt: null,
  publishedAt: null,
  members: 2,
  drafts: 2,
  ...fields,
})

describe('the reminder of a group', () => {
  test.each<[string, Partial<GroupRow>, string]>([
    ['on its day', { dueAt: '2027-01-05T23:00:00Z' }, 'Publicar hoje: Tabela de janeiro'],
    [
      'after its day',
      { dueAt: '2027-01-04T12:00:00Z' },
      'Para publicar desde 04/01/2027: Tabela de janeiro',
    ],
    // Midnight in São Paulo is at 3 in UTC.
    ['before its day', { dueAt: '2027-01-06T03:00:00Z' }, ''],
    ['without a day', {}, ''],
    ['once published', { dueAt: '2027-01-05T12:00:00Z', publishedAt: '2027-01-05T11:00:00Z' }, ''],
    ['with no draft left', { dueAt: '2027-01-05T12:00:00Z', drafts: 0 }, ''],
    ['without a name', { dueAt: '2027-01-05T12:00:00Z', name: null }, 'Publicar hoje: Sem título'],
  ])('%s', (_, fields, reminder) => {
    expect(reminderOf(group(fields), NOW)).toBe(reminder)
  })
})

test('the groups are listed with what they have and when: those that wait first, by their days', async () => {
  const members = ['claim-a', 'claim-b'].map((id) => ({ _key: id, _ref: id }))
  const stored = [
    {
      _id: 'a',
      _type: 'draftGroup',
      dueAt: '2027-01-01T12:00:00Z',
      publishedAt: '2027-01-01T12:30:00Z',
    },
    { _id: 'b', _type: 'draftGroup' },
    { _id: 'c', _type: 'draftGroup', dueAt: '2027-03-01T12:00:00Z', members },
    { _id: 'claim-a', _type: 'claim' },
    { _id: 'drafts.claim-b', _type: 'claim' },
  ]
  const rows = await queried<GroupRow[]>(GROUPS.fetch, {}, stored)
  expect(rows.map((row) => [row._id, groupDetail(row), row.drafts])).toEqual([
    ['c', '2 documentos · publicar em 01/03/2027, 09:00', 1],
    ['b', '0 documentos', 0],
    ['a', '0 documentos · publicado em 01/01/2027, 09:30', 0],
  ])
})
