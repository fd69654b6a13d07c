import { claimOn, fieldsOfNext, hasChangedBy } from '../parts/claim/life.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { titleOf } from '../parts/stored/value.ts'
import { oldClaims, oldTexts } from './age.ts'
import { changedClaims, changingClaims, leavingArticles } from './changes.ts'
import {
  claimsAgainstRules,
  expiredClaims,
  expiringClaims,
  incompletePrices,
  unsourcedClaims,
  upcomingClaims,
} from './claims.ts'
import { unauthorizedTestimonials } from './consents.ts'
import { contradictingClaims, unlistedMeasures } from './contradictions.ts'
import { typedCounts } from './counts.ts'
import { fingerprintOf } from './decisions.ts'
import { endingHolidays } from './holidays.ts'
import { missingAlts } from './images.ts'
import { deadLinks, lostLinks } from './links.ts'
import { placeholders } from './placeholders.ts'
import { pastPromises } from './promises.ts'
import { REACHES, reachOf } from './reach.ts'
import { missingSearchTexts, repeatedSearchTexts, wrongLengths } from './search.ts'
import { vagueSources } from './sources.ts'
import { vagueTitles } from './titles.ts'
import type { Finding, Reach, Remark, Review, ReviewRule, Severity } from './type.ts'
import { typedFigures } from './typed.ts'
import { unfinishedUploads } from './uploads.ts'

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
  figureTyped: { severity: 'error', review: typedFigures },
  countTyped: { severity: 'error', review: typedCounts },
  promisePast: { severity: 'error', review: pastPromises },
  testimonialUnauthorized: { severity: 'error', review: unauthorizedTestimonials },
  uploadUnfinished: { severity: 'error', review: unfinishedUploads, draftsToo: true },
  linkDead: { severity: 'error', review: deadLinks },
  linkLost: { severity: 'error', review: lostLinks },
  altMissing: { severity: 'error', review: missingAlts },
  searchMissing: { severity: 'error', review: missingSearchTexts },
  placeholder: { severity: 'error', review: placeholders },
  claimExpiring: { severity: 'warning', review: expiringClaims },
  claimChanging: { severity: 'warning', review: changingClaims },
  articleLeaving: { severity: 'warning', review: leavingArticles },
  holidaysEnding: { severity: 'warning', review: endingHolidays },
  claimUnsourced: { severity: 'warning', review: unsourcedClaims },
  priceIncomplete: { severity: 'warning', review: incompletePrices },
  measureUnlisted: { severity: 'warning', review: unlistedMeasures },
  titleVague: { severity: 'warning', review: vagueTitles },
  searchRepeated: { severity: 'warning', review: repeatedSearchTexts },
  searchLength: { severity: 'warning', review: wrongLengths },
  claimUpcoming: { severity: 'info', review: upcomingClaims },
  claimChanged: { severity: 'info', review: changedClaims },
  sourceVague: { severity: 'info', review: vagueSources },
  textOld: { severity: 'info', review: oldTexts },
  claimOld: { severity: 'info', review: oldClaims },
}

const isRule = (name: string): name is ReviewRule => name in RULES

/** The rules in the order of the list 'Para revisar'. */
export const reviewRules: readonly ReviewRule[] = Object.keys(RULES).filter(isRule)

/**
 * Finds what staff should decide or correct in the published documents on a day. Findings are sorted
 * by rule, then by where visitors see them, and then by the order of the documents.
 *
 * @param today ISO day in São Paulo, as `dayOf` returns it
 * @param drafts what the few rules that are for drafts too look at
 */
export function reviewDocuments(
  documents: readonly StoredDocument[],
  today: string,
  drafts: readonly StoredDocument[] = [],
): Finding[] {
  const reach = reachOf(documents)
  const present = documents.map((document) => onDay(document, today))
  return reviewRules.flatMap((rule) => {
    const { review, draftsToo } = RULES[rule]
    const remarks = review(draftsToo ? [...present, ...drafts] : present, today)
    const found = remarks.map((remark) => findingOf(rule, inForm(remark, today), reach))
    return found.sort((one, other) => REACHES.indexOf(one.reach) - REACHES.indexOf(other.reach))
  })
}

/** A document as the site shows it on a day: a claim with its next value from the first day of that on. */
const onDay = (document: StoredDocument, day: string): StoredDocument =>
  document._type === 'claim' ? claimOn(document, day) : withoutFormer(document)

/** A document without the former versions of its text, which nobody may correct. */
function withoutFormer(document: StoredDocument): StoredDocument {
  const { former, ...present } = document
  // Findings are remembered by the document: one without former versions stays the same object.
  return former ? present : document
}

/** A remark at the field of the form that it is about: that of the next value, where the site shows that. */
function inForm(remark: Remark, today: string): Remark {
  const { document, path } = remark
  const isOfNext =
    document._type === 'claim' && hasChangedBy(document, today) && path in fieldsOfNext(document)
  return isOfNext ? { ...remark, path: `next.${path}` } : remark
}

/** The rules that need no other documents than the one being written, and those its texts are compared with. */
const WHILE_WRITING: readonly ReviewRule[] = [
  'figureTyped',
  'promisePast',
  'placeholder',
  'titleVague',
]

/**
 * Finds what somebody who writes a document should correct in its texts.
 *
 * @param others the claims, and the documents that claims are about
 */
export function reviewWhileWriting(
  document: StoredDocument,
  others: readonly StoredDocument[],
  today: string,
): Remark[] {
  const present = others.map((other) => onDay(other, today))
  const written = withoutFormer(document)
  const all = [...present.filter(({ _id }) => _id !== document._id), written]
  return WHILE_WRITING.flatMap((rule) =>
    RULES[rule].review(all, today).filter((remark) => remark.document === written),
  )
}

function findingOf(
  rule: ReviewRule,
  { document, path, message }: Remark,
  reach: (id: string) => Reach,
): Finding {
  return {
    rule,
    severity: RULES[rule].severity,
    documentId: document._id,
    documentType: document._type,
    path,
    title: titleOf(document),
    message,
    reach: reach(document._id),
    fingerprint: fingerprintOf(document, path, message),
  }
}
