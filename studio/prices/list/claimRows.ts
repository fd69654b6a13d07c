import { valuesFrom } from '@elos/content/parts/claim/life'
import { publishedId } from '@elos/content/parts/read/publishedId'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { textOf } from '@elos/content/parts/stored/value'
import { claimValue } from '@elos/content/review/claimValue'
import type { DocumentSet } from '../../base/documents/documentSet.ts'
import { newestOf } from '../../base/documents/newest.ts'
import { today } from '../../base/initialValues.ts'
import type { Order } from '../../base/lists/FilteredList.tsx'
import type { SearchedRow } from '../../base/lists/rowsWith.ts'
import type { StateBadgeProps } from '../../base/lists/StateBadge.tsx'

/** A claim in the list 'Preços e afirmações', as staff wrote it last. */
export interface ClaimRow extends SearchedRow, StateBadgeProps {
  title: string
  /** ISO day; '' without an end. */
  validUntil: string
}

/** The day after all others, on which claims without an end come last. */
const NEVER = '9999-12-31'

const byTitle = (one: ClaimRow, other: ClaimRow) => one.title.localeCompare(other.title, 'pt-BR')

/** The orders of the list. */
export const CLAIM_ORDERS: readonly [Order<ClaimRow>, Order<ClaimRow>] = [
  { title: 'Nome', compare: byTitle },
  {
    title: 'Validade',
    compare: (one, other) =>
      (one.validUntil || NEVER).localeCompare(other.validUntil || NEVER) || byTitle(one, other),
  },
]

/** The way in which tables of carriers write prices: 150,00. */
const WITH_CENTS = { minimumFractionDigits: 2 }

/** A value of a claim as visitors read it and as staff may type it: 'R$ 1.500 por mês 1500 1.500 R$ 1.500,00'. */
function writtenValue(claim: StoredDocument): string {
  const { amount } = claim
  const numbers =
    typeof amount === 'number'
      ? [
          `${amount}`,
          amount.toLocaleString('pt-BR'),
          `R$ ${amount.toLocaleString('pt-BR', WITH_CENTS)}`,
        ]
      : []
  return [claimValue(claim), ...numbers].join(' ')
}

/** Returns all claims, each with its name and its values, the next one included, to search in. */
export const claimRows = (documents: DocumentSet): ClaimRow[] =>
  newestOf(documents)
    .filter(({ _type }) => _type === 'claim')
    .map((claim) => {
      const id = publishedId(claim._id)
      const isPublished = documents.has(id)
      return {
        id,
        title: textOf(claim.title),
        searched: [textOf(claim.title), ...valuesFrom(claim, today()).map(writtenValue)].join(' '),
        validUntil: textOf(claim.validUntil),
        state: isPublished ? 'online' : 'draft',
        isChanged: isPublished && claim._id !== id,
      }
    })
