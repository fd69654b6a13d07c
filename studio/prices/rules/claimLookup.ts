import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { publishedId } from '@elos/content/parts/read/publishedId'
import type { ValidationContext } from 'sanity'
import { today } from '../../base/initialValues.ts'
import { type ObjectResult, problemAt, resultOf } from '../../base/rules/check.ts'
import { oldCheckProblems } from './claimCheck.ts'

type Context = Pick<ValidationContext, 'getClient' | 'document'>

/**
 * Check that the next value of a claim begins after today, when it is set. Later, when it has become the value,
 * nobody has to tidy up before publishing something else.
 */
export async function checkNextDay(
  claim: { _id: string; next?: { validFrom?: string } } | undefined,
  context: Context,
): Promise<ObjectResult> {
  const day = claim?.next?.validFrom
  if (!claim || !day || day > today()) return true
  const published = await context
    .getClient({ apiVersion: API_VERSION })
    .fetch<string | null>(
      '*[_id == $id][0].next.validFrom',
      { id: publishedId(claim._id) },
      { perspective: 'published', tag: 'validation.next' },
    )
  return resultOf(published === day ? [] : [problemAt('next.validFrom', TOO_EARLY)])
}

/** Check that a new value of a claim is not published under a check of an earlier one. */
export async function checkNewValue(
  claim: Readonly<{ _id: string }> | undefined,
  context: Context,
): Promise<ObjectResult> {
  if (!claim) return true
  const published = await context
    .getClient({ apiVersion: API_VERSION })
    .fetch<Record<string, unknown> | null>(
      '*[_type == "claim" && _id == $id][0]',
      { id: publishedId(claim._id) },
      { perspective: 'published', tag: 'validation.check' },
    )
  return resultOf(oldCheckProblems(published ?? undefined, { ...claim }, today()))
}

const TOO_EARLY = 'Escolha um dia depois de hoje. Para mudar já, escreva o valor em “Número”.'
