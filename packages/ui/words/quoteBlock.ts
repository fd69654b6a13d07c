/** The quote block of plan pages. */
export const planQuoteBlock = {
  title: 'Para a cotação sair mais rápido, tenha à mão',
  items: ['a idade de cada pessoa', 'a cidade onde o plano será usado', 'o plano atual, se houver'],
  button: 'Pedir cotação pelo formulário',
} as const

/** The heading of the quote form that stands in a page. */
export const QUOTE_HERE = 'Pedir cotação aqui mesmo'

/** The quote block of insurance pages, where the checklist differs. */
export const insuranceQuoteBlock = {
  ...planQuoteBlock,
  items: ['quem ou o que será protegido', 'a cidade', 'o seguro atual, se houver'],
} as const
