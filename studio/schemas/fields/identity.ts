import { claimField } from './claim.ts'
import { listField } from './list.ts'
import { orderField } from './order.ts'
import { slugField } from './slug.ts'
import { stringField, textField } from './string.ts'

/** Name, slug, order and summary: what every carrier, plan and product is known by. */
export const identityFields = () => [
  stringField({
    name: 'name',
    title: 'Nome',
    description: 'Nome como o público conhece.',
    max: 60,
    group: 'identity',
  }),
  slugField({
    source: 'name',
    description: 'Identificador interno. O endereço da página fica em “Páginas e rotas”.',
    group: 'identity',
  }),
  orderField('identity'),
  textField({
    name: 'summary',
    title: 'Resumo',
    description: 'Uma ou duas frases, usadas nos cartões das outras páginas.',
    max: 200,
    group: 'identity',
  }),
]

/** The claim that states the price from which it is sold. */
export const priceField = () =>
  claimField({
    name: 'price',
    title: 'Preço',
    description: 'A afirmação com o preço de partida. Quando vence, aparece “sob consulta”.',
    optional: true,
    group: 'identity',
  })

/** The numbers that stand out on its page. */
export const highlightsField = () =>
  listField({
    name: 'highlights',
    title: 'Números em destaque',
    description: 'De dois a quatro números que resumem a oferta.',
    of: 'stat',
    optional: true,
    max: 4,
    group: 'identity',
  })

/** How its quote requests are called. */
export const quoteLabelField = () =>
  stringField({
    name: 'quoteLabel',
    title: 'Nome na cotação',
    description: 'Como aparece no pedido de cotação. Exemplo: Plano Empresarial.',
    max: 40,
    group: 'identity',
  })
