import { oldTexts } from './age.ts'
import {
  claimsAgainstRules,
  expiredClaims,
  expiringClaims,
  incompletePrices,
  unsourcedClaims,
  upcomingClaims,
} from './claims.ts'
import { unauthorizedTestimonials } from './consents.ts'
import { contradictingClaims } from './contradictions.ts'
import { endingHolidays } from './holidays.ts'
import { missingAlts } from './images.ts'
import { missingPages } from './pages.ts'
import { placeholders } from './placeholders.ts'
import { missingSearchTexts, repeatedSearchTexts, wrongLengths } from './search.ts'
import type { Finding, Review, ReviewDocument, ReviewRule, Severity } from './type.ts'
import { unfinishedUploads } from './uploads.ts'
import { titleOf } from './value.ts'

interface Rule {
  severity: Severity
  review: Review
  /** Whether the rule is also for what nobody has published. */
  draftsToo?: boolean
}

/** Every rule, the most urgent first. */
const RULES: Record<ReviewRule, Rule> = {
  claimExpired: { severity: 'error', review: expiredClaims },
  claimContradicting: { severity: 'error', review: contradictingClaims },
  claimAgainstRule: { severity: 'error', review: claimsAgainstRules },
  placeholder: { severity: 'error', review: placeholders },
  testimonialUnauthorized: { severity: 'error', review: unauthorizedTestimonials },
  uploadUnfinished: { severity: 'error', review: unfinishedUploads, draftsToo: true },
  pageMissing: { severity: 'error', review: missingPages },
  altMissing: { severity: 'error', review: missingAlts },
  searchMissing: { severity: 'error', review: missingSearchTexts },
  claimExpiring: { severity: 'warning', review: expiringClaims },
  holidaysEnding: { severity: 'warning', review: endingHolidays },
  claimUnsourced: { severity: 'warning', review: unsourcedClaims },
  priceIncomplete: { severity: 'warning', review: incompletePrices },
  searchRepeated: { severity: 'warning', review: repeatedSearchTexts },
  searchLength: { severity: 'warning', review: wrongLengths },
  claimUpcoming: { severity: 'info', review: upcomingClaims },
  textOld: { severity: 'info', review: oldTexts },
}

const isRule = (name: string): name is ReviewRule => name in RULES

/** The rules in the order of the list 'Para revisar'. */
export const reviewRules: readonly ReviewRule[] = Object.keys(RULES).filter(isRule)

/**
 * Finds what staff should decide or correct in the published documents on a day. Findings are sorted
 * by rule and then by the order of the documents.
 *
 * @param today ISO day in São Paulo, as `dayOf` returns it
 * @param drafts what the few rules that are for drafts too look at
 */
export function reviewDocuments(
  documents: readonly ReviewDocument[],
  today: string,
  drafts: readonly ReviewDocument[] = [],
): Finding[] {
  return reviewRules.flatMap((rule) => {
    const { severity, review, draftsToo } = RULES[rule]
    return review(draftsToo ? [...documents, ...drafts] : documents, today).map(
      ({ document, path, message }) => ({
        rule,
        severity,
        documentId: document._id,
        documentType: document._type,
        path,
        title: titleOf(document),
        message,
      }),
    )
  })
}
