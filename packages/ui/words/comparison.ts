/** The address of the form that chooses two carriers, and the names of its fields. */
export const COMPARE_ACTION = '/api/comparar'
export const COMPARE_FIELDS = { one: 'a', other: 'b' } as const

/** The comparison of carriers. */
export const comparisonWords = {
  /** The name of the table for those who do not see it. */
  table: 'Respostas das operadoras',
  one: 'Uma',
  other: 'Outra',
  submit: 'Comparar as duas',
  /** Stands before the names of other carriers, and leads to the comparison with each. */
  with: 'Comparar com:',
  /** Leads from who sells a plan to the comparison of all carriers. */
  all: 'Comparar as operadoras lado a lado',
  /** Stands before the documents that the answers rest on. */
  sources: 'Fontes das respostas:',
  left: 'Ainda não dá para comparar:',
} as const
