import { isRecord, titleOf } from '@elos/content/parts/stored/value'
import { stepsOf, valueAt } from '@elos/content/parts/stored/walk'
import type { Transaction } from '@sanity/client'
import { ABSENCE_TYPE } from '../../base/records.ts'
import { isPrivate } from '../../base/singletons.ts'
import { absenceId, type LostPlace } from '../absence/absence.ts'
import type { RemovalPlan } from './removal.ts'
import { listItemOf, type Use } from './uses.ts'

const keysOf = (items: readonly unknown[]) =>
  items.flatMap((item) => (isRecord(item) && typeof item._key === 'string' ? item._key : []))

/** The place of a use that is dropped; undefined for one that waits for the document. */
function placeOf({ document, kind, path }: Use, { subject }: RemovalPlan): LostPlace | undefined {
  const { _id, _type } = document
  const about = { document: _id, type: _type, title: titleOf(document) }
  if (kind === 'about' && subject.mode === 'delete') {
    const value = JSON.stringify(valueAt(document, stepsOf(path)))
    return { ...about, _key: `${_id} ${path}`, path, value }
  }
  if (kind !== 'listed') return undefined
  const itemPath = listItemOf(path)
  const listPath = itemPath.slice(0, itemPath.lastIndexOf('['))
  const list = valueAt(document, stepsOf(listPath))
  const item = valueAt(document, stepsOf(itemPath))
  if (!Array.isArray(list) || !item) return undefined
  const index = list.indexOf(item)
  const neighbours = { before: keysOf(list.slice(0, index)), after: keysOf(list.slice(index + 1)) }
  const value = JSON.stringify(item)
  return { ...about, _key: `${_id} ${itemPath}`, path: listPath, value, neighbours }
}

/** The places that a document loses by its removal, and those that it had lost before and was not put back to. */
function lostPlaces(plan: RemovalPlan): LostPlace[] {
  const lost = plan.uses.flatMap((use) => placeOf(use, plan) ?? [])
  const isLostAgain = (before: LostPlace) =>
    lost.some(({ document, path }) => document === before.document && path === before.path)
  const all = [...plan.lostBefore.filter((each) => !isLostAgain(each)), ...lost]
  return [...new Map(all.map((place) => [place._key, place])).values()]
}

/** Adds to a transaction that removes a document the record of where it stood, unless that is nowhere. */
export function noteAbsence(transaction: Transaction, plan: RemovalPlan): Transaction {
  const { id, type } = plan.subject
  const places = lostPlaces(plan)
  if (places.length === 0 || isPrivate(type)) return transaction
  return transaction.createOrReplace({ _id: absenceId(id), _type: ABSENCE_TYPE, places })
}
