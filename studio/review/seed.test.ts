import { reviewDocuments } from '@elos/content/review/review'
import type { ReviewRule } from '@elos/content/review/type'
import { describe, expect, test } from 'vitest'
import { seedDocuments } from '../seed/documents.ts'

const seeded = seedDocuments()
const documents = seeded.map((document) => ({ ...document }))
const findings = reviewDocuments(documents, '2026-01-15')

const idsOf = (rule: ReviewRule) => [
  ...new Set(findings.filter((each) => each.rule === rule).map(({ documentId }) => documentId)),
]

describe('the review of the first content finds', () => {
  test('the claims that a rule contradicts', () => {
    const contradicted = seeded.filter((document) => document._type === 'claim' && document.rule)
    expect(contradicted.length).toBeGreaterThan(0)
    expect(idsOf('claimAgainstRule').sort()).toEqual(contradicted.map(({ _id }) => _id).sort())
  })

  test('the contradicting lines of Amil, ages of MedSênior and years of the broker', () => {
    // The years of the broker are on the home page, the others on pages that the menus do not name.
    expect(idsOf('claimContradicting')).toEqual([
      'claim-corretora-anos',
      'claim-amil-linhas',
      'claim-medsenior-idade',
    ])
  })

  test('the offer that ended in 2025', () => {
    expect(idsOf('claimExpired')).toHaveLength(1)
    expect(findings.find(({ rule }) => rule === 'claimExpired')?.message).toContain('31/12/2025')
  })

  test('the placeholders of the launch', () => {
    const ids = idsOf('placeholder')
    const testimonials = [1, 2, 3, 4, 5, 6, 7].map((number) => `testimonial-${number}`)
    // The testimonials are on the home page, the founders on another.
    expect(ids).toEqual(['siteSettings', ...testimonials, 'partnerPage'])
  })

  test('the testimonials, for which nobody has given consent', () => {
    expect(idsOf('testimonialUnauthorized')).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((number) => `consent.testimonial-${number}`),
    )
  })

  test('the sources that nobody can check: most only say that the brokerage says so', () => {
    const alone = findings.filter(({ rule, path }) => rule === 'sourceVague' && path === 'source')
    expect(alone).toHaveLength(63)
    expect(idsOf('sourceVague')).not.toContain('claim-cpt-maxima')
  })

  test('nothing else', () => {
    const rules: ReviewRule[] = [
      'altMissing',
      'claimUnsourced',
      'countTyped',
      'searchLength',
      'searchMissing',
      'searchRepeated',
    ]
    expect(rules.flatMap(idsOf)).toEqual([])
  })
})
