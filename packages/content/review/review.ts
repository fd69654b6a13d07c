import { claimOn, fieldsOfNext, hasChangedBy } from '../parts/claim/life.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { titleOf } from '../parts/stored/value.ts'
import { fingerprintOf } from './decisions.ts'
import { REACHES, reachOf } from './reach.ts'
import type { Remark } from './rule.ts'
import { type ReviewRule, RULES, reviewRules } from './rules.ts'
import type { Finding, Reach } from './type.ts'
import { type TypedClaim, typedClaims } from './typed.ts'

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

/** The rules that need no other documents than the one being written, and those that it is compared with. */
const WHILE_WRITING: readonly ReviewRule[] = [
  'figureTyped',
  'promisePast',
  'placeholder',
  'titleVague',
  'claimEndingFirst',
  'promiseDiffering',
  'sourceUndated',
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

/**
 * Finds the figures in a document that somebody who writes it could replace by claims.
 *
 * @param others the claims, and the documents that claims are about
 */
export const claimsToUse = (
  document: StoredDocument,
  others: readonly StoredDocument[],
  today: string,
): TypedClaim[] =>
  typedClaims(
    document,
    others.map((other) => onDay(other, today)),
  )

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
