import { describe, expect, test } from 'vitest'
import { type Findable, filterFaq } from './filter.ts'
import { readFaqFilter, writeFaqFilter } from './filterAddress.ts'

const question = (number: number, fields: Partial<Findable> = {}): Findable => ({
  question: `Pergunta ${number}`,
  plainAnswer: 'Resposta.',
  keywords: [],
  tags: ['parceria'],
  ...fields,
})

const carencia = question(1, { question: 'Como fica a Carência?' })
const comissao = question(2, { plainAnswer: 'A comissão é mensal.', tags: ['comissao'] })
const meta = question(3, {
  keywords: ['Produção', "gota d'água", 'pós-venda'],
  tags: ['parceria', 'processo'],
})
const all = [carencia, comissao, meta]

const found = (text: string, category = '') => filterFaq(all, { text, category, page: 1 }, 6).items

describe('the questions of the partner page', () => {
  test.each([
    ['carencia', carencia],
    ['  CARÊNCIA ', carencia],
    ['COMISSAO', comissao],
    ['produc', meta],
    ['d’água', meta],
    ['pós–venda', meta],
    ['comissão\u00a0é  mensal', comissao],
  ])('are found by %j in question, answer or keyword', (text, item) => {
    expect(found(text)).toEqual([item])
  })

  test.each(['', 'all'])('are all found without a text in the category %j', (category) => {
    expect(found('', category)).toEqual(all)
  })

  test('are found by category and text together', () => {
    expect(found('', 'parceria')).toEqual([carencia, meta])
    expect(found('produção', 'parceria')).toEqual([meta])
    expect(found('produção', 'comissao')).toEqual([])
    expect(found('', 'inexistente')).toEqual([])
  })

  test('are split into pages, of which the last may be shorter', () => {
    const sixteen = Array.from({ length: 16 }, (_, index) => question(index + 1))
    const page = (page: number) => filterFaq(sixteen, { text: '', category: '', page }, 6)
    expect(page(1)).toEqual({ count: 16, items: sixteen.slice(0, 6), page: 1, pages: 3 })
    expect(page(3).items).toEqual(sixteen.slice(12))
    expect(page(9)).toEqual(page(3))
    expect(page(0)).toEqual(page(1))
  })

  test('have one page when none is found', () => {
    expect(filterFaq([], { text: 'x', category: '', page: 2 }, 6)).toEqual({
      count: 0,
      items: [],
      page: 1,
      pages: 1,
    })
  })
})

describe('the address of a filter', () => {
  test.each([
    [{ text: '', category: '', page: 1 }, ''],
    [{ text: ' ', category: 'all', page: 1 }, ''],
    [{ text: 'meta', category: 'processo', page: 2 }, '?busca=meta&categoria=processo&pagina=2'],
    [{ text: 'a & b', category: '', page: 1 }, '?busca=a+%26+b'],
  ])('of %j is %j', (filter, query) => {
    expect(writeFaqFilter(filter)).toBe(query)
  })

  test('is read back as the same filter', () => {
    const filter = { text: 'carência & prazo', category: 'solucoes', page: 3 }
    expect(readFaqFilter(new URLSearchParams(writeFaqFilter(filter)))).toEqual(filter)
  })

  test.each(['0', '-1', 'x', '', '1e999x'])('with the page %j means the first page', (page) => {
    expect(readFaqFilter(new URLSearchParams({ pagina: page })).page).toBe(1)
  })

  test('takes the last of several values, which is the button that was pressed', () => {
    const fields = new URLSearchParams('categoria=all&categoria=suporte')
    expect(readFaqFilter(fields).category).toBe('suporte')
  })
})
