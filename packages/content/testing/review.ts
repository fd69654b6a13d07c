import type { StoredDocument } from '../parts/stored/document.ts'
import { reviewDocuments } from '../review/review.ts'
import type { Finding, ReviewRule } from '../review/type.ts'

export const TODAY = '2026-03-10'

/** Returns the findings of a rule in documents. */
export const found = (documents: readonly StoredDocument[], rule: ReviewRule): Finding[] =>
  reviewDocuments(documents, TODAY).filter((finding) => finding.rule === rule)

/** A price in which no rule finds anything. */
export const price: StoredDocument = {
  _id: 'claim-price',
  _type: 'claim',
  title: 'Preço',
  measure: 'preco-mensal',
  subject: { _ref: 'carrier-bradesco' },
  kind: 'price',
  amount: 200,
  conditions: 'até 23 anos',
  source: 'Tabela da operadora',
  sourceUrl: 'https://www.operadora.com.br/tabela',
  asOf: '2026-01-02',
  validUntil: '2999-12-31',
}

const description = 'x'.repeat(100)

/** A plan with a page, of whose entry some fields are others. */
export const plan = (fields: object = {}): StoredDocument => ({
  _id: 'plan-familiar',
  _type: 'plan',
  route: {
    path: '/plano-familiar',
    title: 'Plano familiar: compare operadoras',
    description,
    ...fields,
  },
})

export const article: StoredDocument = {
  _id: 'article-1',
  _type: 'article',
  title: 'Como funciona a carência',
  description,
  reviewedAt: '2025-03-10',
}

export const legal: StoredDocument = {
  _id: 'legalPage-1',
  _type: 'legalPage',
  title: 'Termos',
  updatedAt: '2025-03-10',
}
