import { BarChartIcon } from '@sanity/icons/BarChart'
import { claimField } from '../../base/fields/reference.ts'
import { sideField } from './comparison.ts'
import { lookField, sectionKind } from './sectionKind.ts'

/** A section about a change with age, or with the number of people. */
export const bands = sectionKind({
  name: 'bands',
  title: 'Faixas',
  line: 'As dez faixas de idade da norma, ou as trinta vidas de um contrato, com as regras.',
  icon: BarChartIcon,
  fields: [
    lookField(
      'Faixas de idade, em que o visitante acha as suas, ou número de pessoas no contrato.',
      {
        ages: 'Idades',
        lives: 'Vidas',
      },
      ['plan'],
    ),
    claimField({
      name: 'limit',
      title: 'Limite entre as faixas',
      description:
        'Quantas vezes o preço da primeira faixa a última pode custar. Sem ele, não há desenho das idades.',
      optional: true,
    }),
    sideField('rules', 'Regras', 'Três regras que o desenho mostra.'),
  ],
})
