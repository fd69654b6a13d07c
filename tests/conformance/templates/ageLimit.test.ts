import { renderPage } from '@elos/ui'
import { render } from '@elos/ui/testing/render'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { loadAllPages } from '../../firstContent.ts'

const LIMIT =
  /Aos 59 ou mais, pode custar até 6 vezes o preço da primeira faixa\. Fonte: ANS, Resolução Normativa nº 563\/2022 \(artigo a confirmar\)\./g

/** The number of times that each page says what a health plan may cost in the last age band. */
const said = (await loadAllPages()).map((page) => {
  const { document } = new Window()
  document.body.innerHTML = render(renderPage(page))
  const { textContent } = document.body
  return [page.route.path, [...textContent.matchAll(LIMIT)].length] as const
})

test('the legal bound by age stands once beside the prices of health plans, and beside no others', () => {
  const saying = said.filter(([, times]) => times > 0)
  expect(Object.fromEntries(saying)).toEqual({
    '/': 1,
    '/plano-empresarial': 1,
    '/plano-senior': 1,
    // Porto Seguro has no price.
    '/alice-saude': 1,
    '/amil-saude': 1,
    '/bradesco-saude': 1,
    '/medsenior-saude': 1,
    '/sulamerica-saude': 1,
  })
})
