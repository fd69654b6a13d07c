import { expect, test } from 'vitest'
import { figuresIn } from './find.ts'

test.each([
  ['Planos a partir de R$ 150 por mês', ['R$ 150']],
  ['até 85% de desconto, 15+ anos, 5K+ clientes', ['85%', '15+ anos', '5K+']],
  ['das 8h às 18h30, no 4º andar', ['8h', '18h30', '4º']],
  ['mais de 37 mil pessoas em 1.300 cidades', ['37 mil pessoas', '1.300']],
  ['até trinta dias, ou de seis em seis meses', ['trinta dias', 'seis meses']],
  ['cinco ou mais pessoas', ['cinco ou mais pessoas']],
  ['Uma vez por ano, um dia, quatro motivos', []],
])('"%s" has the figures %s', (passage, figures) => {
  expect(figuresIn(passage).map(({ text }) => text)).toEqual(figures)
})
