import { expect, test } from 'vitest'
import { inCaseOf } from './letterCase.ts'

test.each([
  [
    'a sentence begins with a capital',
    'A acomodação. ',
    'Enfermaria',
    'enfermaria',
    'quarto',
    'Quarto',
  ],
  ['so does a text', '', 'Enfermaria', 'Enfermaria', 'quarto', 'Quarto'],
  ['so does what is quoted', 'Diz. “', 'Enfermaria', 'Enfermaria', 'quarto', 'Quarto'],
  ['so does what follows a quotation', '“Sim.” ', 'Enfermaria', 'Enfermaria', 'quarto', 'Quarto'],
  ['a name in a title keeps it', 'Plano ', 'Enfermaria', 'enfermaria', 'quarto', 'Quarto'],
  ['a text in capitals keeps them all', 'PLANO ', 'ENFERMARIA', 'enfermaria', 'quarto', 'QUARTO'],
  ['within a sentence there is none', 'em ', 'enfermaria', 'Enfermaria', 'quarto', 'quarto'],
  ['a name that staff wrote gives way', 'na ', 'Amil', 'Amil', 'operadora', 'operadora'],
  ['so do letters that staff wrote', 'da ', 'ANS', 'ANS', 'agência', 'agência'],
  ['a point within a number ends none', 'R$ 1.', 'ANS', 'ANS', 'agência', 'agência'],
  ['a replacement keeps its own capitals', 'na ', 'amil', 'amil', 'Bradesco', 'Bradesco'],
])('%s: %j%j, found by %j, replaced by %j is %j', (_, before, found, written, replacement, put) => {
  expect(inCaseOf(found, { replacement, written, before, after: '' })).toBe(put)
})

test('an abbreviation in a sentence gives its capitals to no word', () => {
  const place = { replacement: 'microempreendedor', written: 'mei', before: 'O ' }
  expect(inCaseOf('MEI', { ...place, after: ' paga menos.' })).toBe('microempreendedor')
  expect(inCaseOf('MEI', { ...place, before: '', after: ' paga menos.' })).toBe('Microempreendedor')
  expect(inCaseOf('MEI', { ...place, after: ' PAGA MENOS' })).toBe('MICROEMPREENDEDOR')
})
