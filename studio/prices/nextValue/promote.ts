import { fieldsOfNext, hasChangedBy } from '@elos/content/parts/claim/life'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { today } from '../../base/initialValues.ts'

/** The fields to set and to unset in a document. */
interface Promotion {
  set: Record<string, unknown>
  unset: string[]
}

/**
 * Returns the change that puts the next value of a claim in the place of its value, once the site shows it: the
 * site does not change. Undefined before that day, and without a next value.
 *
 * @param today ISO day
 */
export function promotionOf(claim: StoredDocument, today: string): Promotion | undefined {
  if (!hasChangedBy(claim, today)) return undefined
  const fields = Object.entries(fieldsOfNext(claim))
  const isKept = ([, value]: [string, unknown]) => value !== undefined && value !== null
  return {
    set: Object.fromEntries(fields.filter(isKept)),
    unset: ['next', ...fields.filter((field) => !isKept(field)).map(([name]) => name)],
  }
}

/** The buttons that put the next value of a claim, and of its draft, in the place of the value. */
export const PROMOTION = {
  text: 'Passar para o valor',
  changeOf: (claim: StoredDocument) => promotionOf(claim, today()),
  failure: 'O próximo valor não foi passado.',
} as const
