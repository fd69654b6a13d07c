import { agedFrom, changeDayOf, claimOn, claimStateOn } from '../parts/claim/life.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { isRecord, referenceOf, textOf } from '../parts/stored/value.ts'
import { brazilianDay, daysAfter, monthsAfter } from '../parts/time/day.ts'
import { claimReading } from './claimValue.ts'
import { type Reach, reachOf } from './reach.ts'
import type { Remark, Review } from './rule.ts'

/** The number of days before a change from which it is reported. */
export const NOTICE_DAYS = 30

/** The types of what the site states for a time, with its source. */
const STATING = new Set(['claim', 'priceTable'])

/** The remarks about claims and price tables, one for each at most. */
export const eachClaim = (
  documents: readonly StoredDocument[],
  remark: (claim: StoredDocument) => Omit<Remark, 'document'> | undefined,
): Remark[] =>
  documents.flatMap((document) => {
    const found = STATING.has(document._type) ? remark(document) : undefined
    return found ? [{ document, ...found }] : []
  })

const lineOf = ({ carrier, line }: StoredDocument): string =>
  `${referenceOf(carrier)} ${textOf(line)}`

/** Whether a price table has a later one of its line, which has begun, or begins on the day after it. */
function hasSuccessor(
  table: StoredDocument,
  documents: readonly StoredDocument[],
  today: string,
): boolean {
  if (table._type !== 'priceTable') return false
  const next = daysAfter(textOf(table.validUntil), 1)
  return documents.some(
    (other) =>
      other._type === table._type &&
      lineOf(other) === lineOf(table) &&
      textOf(other.validFrom) > textOf(table.validFrom) &&
      (textOf(other.validFrom) <= next || textOf(other.validFrom) <= today),
  )
}

/** The sentence about a claim that no page shows, in place of the one that quotes the site. */
const UNSEEN: Partial<Record<Reach, string>> = {
  data: 'Só os dados que os buscadores leem usam esta afirmação.',
  nowhere: 'Nenhuma página a mostra.',
}

/** Finds claims whose last day has passed. */
export const expiredClaims: Review = (documents, today) => {
  const reach = reachOf(documents)
  return eachClaim(documents, (claim) => {
    if (claimStateOn(claim, today) !== 'expired' || hasSuccessor(claim, documents, today))
      return undefined
    const day = brazilianDay(textOf(claim.validUntil))
    const seen = UNSEEN[reach(claim._id)] ?? `O site mostra “${claimReading(claim, today)}”.`
    return {
      path: 'validUntil',
      message: `Venceu em ${day}. ${seen} Confirme o valor na fonte e renove a validade, ou retire a afirmação.`,
    }
  })
}

/** Finds claims within thirty days of their last day, that day included, that nothing follows on the day after. */
export const expiringClaims: Review = (documents, today) =>
  eachClaim(documents, (claim) => {
    const validUntil = textOf(claim.validUntil)
    if (!validUntil || claimStateOn(claim, today) !== 'current') return undefined
    if (validUntil > daysAfter(today, NOTICE_DAYS)) return undefined
    if (changeDayOf(claim) === daysAfter(validUntil, 1)) return undefined
    if (hasSuccessor(claim, documents, today)) return undefined
    return {
      path: 'validUntil',
      message: `Vence em ${brazilianDay(validUntil)}. Confirme o valor na fonte antes dessa data.`,
    }
  })

/** Finds claims whose first day is still to come. */
export const upcomingClaims: Review = (documents, today) =>
  eachClaim(documents, (claim) => {
    if (claimStateOn(claim, today) !== 'upcoming') return undefined
    const day = brazilianDay(textOf(claim.validFrom))
    return {
      path: 'validFrom',
      message: `Só vale a partir de ${day}. Confira se algum texto já conta com ela.`,
    }
  })

/** The months after its day of checking from which a price without a last day is reported: two before the site says so. */
const AGING_MONTHS = 10

/** Finds current prices without a last day that were checked ten months ago or more. */
export const agingPrices: Review = (documents, today) => {
  const reach = reachOf(documents)
  return eachClaim(documents, (claim) => {
    const now = claimOn(claim, today)
    const day = agedFrom(now)
    const checked = textOf(now.asOf)
    if (!day || claimStateOn(claim, today) !== 'current') return undefined
    if (monthsAfter(checked, AGING_MONTHS) > today) return undefined
    const onSite =
      day <= today
        ? `Desde ${brazilianDay(day)}, o site diz “confirme o valor atual” ao lado dele.`
        : `A partir de ${brazilianDay(day)}, o site dirá “confirme o valor atual” ao lado dele.`
    const seen = UNSEEN[reach(claim._id)] ?? onSite
    return {
      path: 'asOf',
      message: `Preço sem último dia, conferido em ${brazilianDay(checked)}. ${seen} Confira na fonte e atualize a data.`,
    }
  })
}

/** Finds claims without a source. */
export const unsourcedClaims: Review = (documents) =>
  eachClaim(documents, (claim) =>
    textOf(claim.source)
      ? undefined
      : {
          path: 'source',
          message: 'Sem fonte. Informe de onde veio o valor, ou retire-o do site.',
        },
  )

/**
 * The fields that a price needs beside its source, and what is unknown without each. The first missing one is
 * reported.
 */
const PRICE_PARTS: readonly { path: string; unknown: string }[] = [
  { path: 'subject', unknown: 'de quem é este preço' },
  { path: 'conditions', unknown: 'para quem vale este preço' },
  { path: 'validUntil', unknown: 'até quando vale este preço' },
]

/** Finds prices that do not say of whom, for whom or until when: the Studio would not publish them today. */
export const incompletePrices: Review = (documents) =>
  eachClaim(documents, (claim) => {
    if (claim.kind !== 'price') return undefined
    const missing = PRICE_PARTS.filter(
      ({ path }) => !textOf(claim[path]) && !referenceOf(claim[path]),
    )
    const [first] = missing
    if (!first) return undefined
    const unknown = new Intl.ListFormat('pt-BR').format(missing.map((part) => part.unknown))
    return {
      path: first.path,
      message: `Ninguém sabe ${unknown}. Confirme com a operadora e preencha.`,
    }
  })

/** Finds claims with an editor's note that ANS, LGPD or another rule contradicts them. */
export const claimsAgainstRules: Review = (documents) =>
  eachClaim(documents, ({ rule }) => {
    if (!isRecord(rule) || !textOf(rule.text)) return undefined
    const source = textOf(rule.source)
    return {
      path: 'rule.text',
      message: `A regra diz outra coisa${source && ` (${source})`}: ${textOf(rule.text)} Decida qual vale e acerte o valor ou apague a anotação.`,
    }
  })
