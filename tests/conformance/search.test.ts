import { renderPage } from '@elos/ui'
import { ids } from '@elos/ui/testing/markup'
import { render } from '@elos/ui/testing/render'
import { partsOf } from '@elos/web/search/parts'
import { SearchIndex } from '@elos/web/search/searchIndex'
import { expect, test } from 'vitest'
import { loadAllPages } from '../firstContent.ts'

const index = new SearchIndex()
const pages = (await loadAllPages()).map((page) => ({
  path: page.route.path,
  name: page.route.name,
  markup: render(renderPage(page)),
}))
for (const { path, name, markup } of pages) index.put({ path, name, version: '' }, markup)

const pathsOf = (text: string) => index.find(text).pages.map(({ path }) => path)

/** The paths of the pages that have a word itself, not one that is like it. */
const exactPathsOf = (word: string) => (index.find(word).isExact ? pathsOf(word) : [])

/** Words that ask for the same. */
const PAIRS = `carência carências, carencia carência, declaracoes declaração, empresariais empresarial, medico médicos,
  senior sênior, mês meses, fácil fáceis, país países, plano planos, operadora operadoras, valor valores, vez vezes,
  viagem viagens, papel papéis, mãe mães, médica médico, corretora corretor, internacao internações,
  dependente dependentes, odontológico odontológica, familiar familiares, interesse interesses, gestação gestações,
  urgência urgencias, preço precos, individual individuais, gravida grávidas, reembolso reembolsos,
  contratar contratação`

/** The same, written by somebody who had not seen how the search folds words. */
const BLIND = `hospital hospitais, empresarial empresariais, responsável responsaveis, compatíveis compatível,
  infantil infantis, úteis útil, jovens jovem, viagem viagens, prestadores prestador, meses mês, vezes vez,
  internações internacao, extração extrações, caminhões caminhao, mãos mão, carência carencias,
  obstetrícia obstetricia, flúor fluor, prótese proteses, doença doencas, médico médica, idoso idosas,
  aposentados aposentada, psicológica psicologico, odontológico odontologica, cnpj CNPJ, urgência URGENCIA,
  carteirinha carteira, cancelamento cancelar, pediatra pediatria`

/** The pairs that find different pages: words of one family that have no form in common. */
const DIFFERENT = [
  'contratar contratação',
  'carteirinha carteira',
  'cancelamento cancelar',
  'pediatra pediatria',
]

test('words in another number, in another gender or without accents find the same pages', () => {
  const pairs = [PAIRS, BLIND].flatMap((list) => list.split(/,\s+/))
  expect(pairs).toHaveLength(60)
  const different = pairs.filter((pair) => {
    const [one = '', other = ''] = pair.split(' ')
    const found = exactPathsOf(one)
    return found.length === 0 || found.join() !== exactPathsOf(other).join()
  })
  expect(different).toEqual(DIFFERENT)
})

test.each([
  ['bradesco', '/bradesco-saude'],
  ['amil', '/amil-saude'],
  ['seguro de vida', '/seguro-vida'],
  ['plano para mei', '/plano-empresarial'],
  ['regras da portabilidade', '/blog/regras-portabilidade-plano-saude-2025'],
  ['meus dados', '/meus-dados'],
  ['frota', '/seguro-automotivo-frotas'],
  ['política de privacidade', '/politica-privacidade'],
  ['comissão', '/parceiros-elos'],
  ['sul america', '/sulamerica-saude'],
  ['plano sul america', '/sulamerica-saude'],
  ['sulamérica', '/sulamerica-saude'],
  ['med senior', '/medsenior-saude'],
])('the first page that a search for %s finds is %s', (text, path) => {
  expect(pathsOf(text)[0]).toBe(path)
})

test.each([
  ['pré-existente', 'preexistentes'],
  ['pré existente', 'preexistentes'],
  ['R$ 200,00', 'R$ 200'],
  ['50000', '50.000'],
  ['24h', '24 horas'],
])('a search for %s finds what one for %s finds', (text, usual) => {
  expect(exactPathsOf(text)).not.toEqual([])
  expect(exactPathsOf(text)).toEqual(exactPathsOf(usual))
})

test('a figure that no page has is not taken for another', () => {
  expect(exactPathsOf('987654')).toEqual([])
  expect(pathsOf('987654')).toEqual([])
})

test('every part of every page leads to a place that the page has', () => {
  const lost = pages.flatMap(({ path, markup }) =>
    partsOf(markup)
      .filter(({ anchor }) => anchor !== '' && !ids(markup).includes(anchor))
      .map(({ anchor }) => `${path}#${anchor}`),
  )
  expect(lost).toEqual([])
  expect(pages.flatMap(({ markup }) => partsOf(markup)).length).toBeGreaterThan(400)
})
