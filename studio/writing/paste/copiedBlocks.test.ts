import { expect, test } from 'vitest'
import { lossOfCopied } from './copiedBlocks.ts'

const titles = new Map([
  ['dataTable', 'Tabela'],
  ['leadRetention', 'Prazo de guarda'],
])
const titleOf = (type: string) => titles.get(type) ?? type
const short = { types: ['block', 'span', 'claimRef'], isShort: true, titleOf }
const long = { types: [...short.types, 'dataTable'], isShort: false, titleOf }

const paragraph = (fields: object = {}) => ({
  _type: 'block',
  _key: 'a',
  style: 'normal',
  children: [{ _type: 'span', text: 'Sim' }, { _type: 'claimRef' }],
  ...fields,
})
const table = { _type: 'dataTable', _key: 'b', rows: [] }
const inLegal = paragraph({ children: [{ _type: 'leadRetention' }] })

test.each<[string, object[], typeof short, string | undefined]>([
  ['a paragraph', [paragraph()], short, undefined],
  ['a table in a long text', [table, paragraph({ listItem: 'bullet' })], long, undefined],
  ['tables', [table, table], short, 'Não cabe neste texto, e ficou de fora: Tabela.'],
  [
    'a list',
    [paragraph({ listItem: 'number' })],
    short,
    'Textos curtos não têm listas: viraram parágrafos.',
  ],
  [
    'what stands within a sentence',
    [inLegal],
    long,
    'Não cabe neste texto, e ficou de fora: Prazo de guarda.',
  ],
])('an editor who copies %s from another text learns what is left out', (_, blocks, room, loss) => {
  expect(lossOfCopied(JSON.stringify(blocks), room)).toBe(loss)
})

test('a clipboard that cannot be read brings no notice', () => {
  expect([lossOfCopied('', short), lossOfCopied('{"a":1}', short)]).toEqual([undefined, undefined])
})
