import { describe, expect, it } from 'vitest'
import { reviewDocuments } from '../../packages/content/review/review.ts'
import type { ReviewRule } from '../../packages/content/review/type.ts'
import { claims } from '../seed/data/claims/index.ts'
import { seedDocuments } from '../seed/documents.ts'

const documents = seedDocuments().map((document) => ({ ...document }))
const findings = reviewDocuments(documents, '2026-01-15')

const idsOf = (rule: ReviewRule) => [
  ...new Set(findings.filter((each) => each.rule === rule).map(({ documentId }) => documentId)),
]

describe('the first content gives staff to decide', () => {
  it('the facts that a rule contradicts', () => {
    const contradicted = Object.entries(claims).filter(([, { rule }]) => rule)
    expect(contradicted.length).toBeGreaterThan(0)
    expect(idsOf('claimAgainstRule').sort()).toEqual(
      contradicted.map(([key]) => `claim-${key}`).sort(),
    )
  })

  it('MedSênior from 49 or from 56, and ten or fifteen years of history', () => {
    expect(idsOf('claimContradicting')).toEqual([
      'claim-medsenior-idade',
      'claim-medsenior-idade-titulo',
      'claim-corretora-anos',
      'claim-corretora-historia',
    ])
  })

  it('the offer that ended in 2025', () => {
    expect(idsOf('claimExpired')).toHaveLength(1)
    expect(findings.find(({ rule }) => rule === 'claimExpired')?.message).toContain('31/12/2025')
  })

  it('the stand-ins of the launch', () => {
    const ids = idsOf('placeholder')
    expect(ids.slice(0, 2)).toEqual(['siteSettings', 'partnerPage'])
    expect(ids.slice(2)).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `testimonial-${number}`))
  })

  it('and nothing that the seed keeps to', () => {
    expect([...idsOf('altMissing'), ...idsOf('searchMissing'), ...idsOf('searchLength')]).toEqual(
      [],
    )
    expect(idsOf('claimUnsourced')).toEqual([])
  })
})
