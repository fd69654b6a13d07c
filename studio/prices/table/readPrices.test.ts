import { describe, expect, test } from 'vitest'
import { type PriceColumn, readPrices, writePrices } from './readPrices.ts'

/** The columns of a text: 'Enfermaria: 200 240'. */
function columnsOf(text: string): string[] | undefined {
  const reading = readPrices(text)
  return 'problem' in reading
    ? undefined
    : reading.columns.map(({ name, prices = [] }) => [`${name}:`, ...prices].join(' '))
}

const problemOf = (text: string) => {
  const reading = readPrices(text)
  return 'problem' in reading ? reading.problem : undefined
}

describe('a table of prices', () => {
  test.each<[string, string, string[]]>([
    ['one column', '200\n240,50\n', ['Preço: 200 240.5']],
    ['two columns', '200\t250\n240\t300', ['Enfermaria: 200 240', 'Apartamento: 250 300']],
    ['its names', 'QC\tQP\r\n200\t250\r\n', ['QC: 200', 'QP: 250']],
    [
      'its bands',
      'Faixa etária\tEnfermaria\n00 a 18\t200\n59 ou mais\t900',
      ['Enfermaria: 200 900'],
    ],
    ['bands of other kinds', '0-18 anos\t1\n19–23\t2\nDe 24 a 28\t3\n59+\t4', ['Preço: 1 2 3 4']],
    [
      'prices as banks write them',
      'R$ 1.234,56\tR$   2.000,00',
      ['Enfermaria: 1234.56', 'Apartamento: 2000'],
    ],
    [
      'what a person sends in a message',
      '00 a 18 anos: R$ 200\n19 a 23 - R$ 240',
      ['Preço: 200 240'],
    ],
    ['a last band as a sign', '00 a 18\t200\n≥ 59\t900', ['Preço: 200 900']],
    ['what a person types', '200; 250', ['Enfermaria: 200', 'Apartamento: 250']],
    ['nothing yet', ' \n', []],
  ])('is read with %s', (_, text, columns) => {
    expect(columnsOf(text)).toEqual(columns)
  })

  test.each([
    '59 em diante',
    'A partir de 59 anos',
    '+59',
    'Mais de 59',
    'Maiores de 59',
    'Acima de 59',
  ])('may name its last band %j', (band) => {
    expect(columnsOf(`00 a 18\t200\n${band}\t900`)).toEqual(['Preço: 200 900'])
  })

  test.each([
    [
      '200\n169.90',
      'Linha 2: “169.90” pode ser 169,90 ou 16.990. Escreva de uma dessas duas formas.',
    ],
    [
      'Enfermaria\n200\nsob consulta',
      'Linha 3: Escreva só o número, em algarismos. Exemplo: 169,90 ou 1.500.',
    ],
    ['200\t250\n240', 'Linha 2: há 1 preço, e na primeira faixa, 2.'],
    ['1\t2\t3', 'Linha 1: há 3 preços. Cole no máximo 2 colunas de preços.'],
    ['00 a 18 200', 'Linha 1: Falta o preço, ou um ponto e vírgula entre a faixa e ele.'],
    [
      'Enfermaria\n00 a 18\t200\n24 a 28\t300',
      'Linha 3: aqui fica a faixa 19 a 23, e está escrito “24 a 28”. O site usa as dez faixas da ANS, nesta ordem.',
    ],
  ])('says which line to correct: %j', (text, problem) => {
    expect(problemOf(text)).toBe(problem)
  })

  test('is written as it is read', () => {
    const columns: PriceColumn[] = [
      { _key: 'column0', name: 'Enfermaria', prices: [200, 1240.5] },
      { _key: 'column1', name: 'Apartamento', prices: [250, 1300] },
    ]
    expect(writePrices(columns)).toBe('Enfermaria\tApartamento\n200\t250\n1.240,50\t1.300')
    expect(readPrices(writePrices(columns))).toEqual({ columns })
    expect(writePrices([])).toBe('')
  })
})
