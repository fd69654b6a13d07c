import { keysOf } from '../parts/read/values.ts'
import { oldClaims, oldTexts } from './age.ts'
import { lostParts } from './anchors.ts'
import {
  changedClaims,
  changingClaims,
  claimsEndingFirst,
  earlyLinks,
  leavingPages,
} from './changes.ts'
import {
  agingPrices,
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
import { contradictingFacts, factsAgainstLaw } from './factConflicts.ts'
import { askedFacts, oldFacts, unknownFacts, unsourcedFacts } from './facts.ts'
import { endingHolidays } from './holidays.ts'
import { missingAlts } from './images.ts'
import { deadLinks, lostLinks, wrappedLinks } from './links.ts'
import { typedMarks } from './marks.ts'
import { placeholders } from './placeholders.ts'
import { differingPromises, pastPromises } from './promises.ts'
import type { Review, Severity } from './rule.ts'
import { missingSearchTexts, repeatedSearchTexts, wrongLengths } from './search.ts'
import { hiddenSections } from './sections.ts'
import { promisedServices } from './services.ts'
import { undatedSources, vagueSources } from './sources.ts'
import { vagueTitles } from './titles.ts'
import { typedFigures } from './typed.ts'
import { uncheckedTexts } from './unchecked.ts'
import { unfinishedUploads } from './uploads.ts'

interface Rule {
  severity: Severity
  review: Review
  /** Whether the rule is also for what nobody has published. */
  draftsToo?: boolean
}

/** Every rule of the list 'Para revisar', the most urgent first. Each is one group of it. */
const TABLE = {
  claimExpired: { severity: 'error', review: expiredClaims },
  claimContradicting: { severity: 'error', review: contradictingClaims },
  claimAgainstRule: { severity: 'error', review: claimsAgainstRules },
  factUnsourced: { severity: 'error', review: unsourcedFacts },
  factContradicting: { severity: 'error', review: contradictingFacts },
  factAgainstLaw: { severity: 'error', review: factsAgainstLaw },
  figureTyped: { severity: 'error', review: typedFigures },
  countTyped: { severity: 'error', review: typedCounts },
  promisePast: { severity: 'error', review: pastPromises },
  testimonialUnauthorized: { severity: 'error', review: unauthorizedTestimonials },
  uploadUnfinished: { severity: 'error', review: unfinishedUploads, draftsToo: true },
  sectionHidden: { severity: 'error', review: hiddenSections },
  linkDead: { severity: 'error', review: deadLinks },
  linkLost: { severity: 'error', review: lostLinks },
  linkWrapped: { severity: 'error', review: wrappedLinks },
  altMissing: { severity: 'error', review: missingAlts },
  searchMissing: { severity: 'error', review: missingSearchTexts },
  placeholder: { severity: 'error', review: placeholders },
  claimExpiring: { severity: 'warning', review: expiringClaims },
  priceAging: { severity: 'warning', review: agingPrices },
  factOld: { severity: 'warning', review: oldFacts },
  factUnknown: { severity: 'warning', review: unknownFacts },
  claimChanging: { severity: 'warning', review: changingClaims },
  pageLeaving: { severity: 'warning', review: leavingPages },
  linkEarly: { severity: 'warning', review: earlyLinks },
  claimEndingFirst: { severity: 'warning', review: claimsEndingFirst },
  promiseDiffering: { severity: 'warning', review: differingPromises },
  sourceUndated: { severity: 'warning', review: undatedSources },
  linkWithoutPart: { severity: 'warning', review: lostParts },
  holidaysEnding: { severity: 'warning', review: endingHolidays },
  claimUnsourced: { severity: 'warning', review: unsourcedClaims },
  priceIncomplete: { severity: 'warning', review: incompletePrices },
  measureUnlisted: { severity: 'warning', review: unlistedMeasures },
  markTyped: { severity: 'warning', review: typedMarks },
  titleVague: { severity: 'warning', review: vagueTitles },
  searchRepeated: { severity: 'warning', review: repeatedSearchTexts },
  searchLength: { severity: 'warning', review: wrongLengths },
  textUnchecked: { severity: 'warning', review: uncheckedTexts },
  claimUpcoming: { severity: 'info', review: upcomingClaims },
  claimChanged: { severity: 'info', review: changedClaims },
  factAsked: { severity: 'info', review: askedFacts },
  servicePromised: { severity: 'info', review: promisedServices },
  sourceVague: { severity: 'info', review: vagueSources },
  textOld: { severity: 'info', review: oldTexts },
  claimOld: { severity: 'info', review: oldClaims },
} satisfies Record<string, Rule>

/** The name of a rule. */
export type ReviewRule = keyof typeof TABLE

/** The rules by their names. */
export const RULES: Record<ReviewRule, Rule> = TABLE

/** The names of the rules in the order of the list 'Para revisar'. */
export const reviewRules: readonly ReviewRule[] = keysOf(RULES)
