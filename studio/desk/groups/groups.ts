import { GROUP_TYPE } from '@elos/content/parts/preview/group'
import { recordsIn, referenceOf, textOf, titleOf } from '@elos/content/parts/stored/value'
import { brazilianDay, dayOf } from '@elos/content/parts/time/day'
import type { SanityClient } from '@sanity/client'
import { counted } from '../../base/counted.ts'
import { brazilianMoment } from '../../base/previews/date.ts'
import { subtitle } from '../../base/previews/subtitle.ts'

/** A group in a list. */
export interface GroupRow {
  _id: string
  _type: string
  name: string | null
  /** ISO 8601, in UTC, as is the other. */
  dueAt: string | null
  publishedAt: string | null
  members: number
  /** How many of its members have a draft. */
  drafts: number
  [field: string]: unknown
}

const ALL = `*[_type == "${GROUP_TYPE}"]`

/** All groups: those that wait first, in the order of their days. */
export const GROUPS = {
  fetch: `${ALL} | order(defined(publishedAt) asc, coalesce(dueAt, "9") asc, _createdAt desc){
    _id, _type, name, dueAt, publishedAt, "members": count(coalesce(members, [])),
    "drafts": count(coalesce(members, [])[defined(*[_id == "drafts." + ^._ref][0]._id)])
  }`,
  listen: ALL,
}

/** Returns the line that tells a group from others, in Portuguese. */
export const groupDetail = ({ dueAt, publishedAt, members }: GroupRow): string =>
  subtitle(
    counted(members, 'documento', 'documentos'),
    publishedAt ? `publicado em ${brazilianMoment(publishedAt)}` : dueText(dueAt),
  )

const dueText = (dueAt: string | null) => dueAt && `publicar em ${brazilianMoment(dueAt)}`

/**
 * The reminder of a group whose day has come, and that nobody has published, neither by its button nor draft by draft:
 * 'Publicar hoje: Tabela'; '' for others.
 */
export function reminderOf(group: GroupRow, now: Date): string {
  const due = new Date(group.dueAt ?? '')
  if (group.publishedAt || group.drafts === 0 || Number.isNaN(due.getTime())) return ''
  const [day, today] = [dayOf(due), dayOf(now)]
  if (day > today) return ''
  const since = day === today ? 'Publicar hoje' : `Para publicar desde ${brazilianDay(day)}`
  return `${since}: ${titleOf(group)}`
}

/** Creates a group with these members. Returns its id, which has a dot, so that only staff can read it. */
export async function createGroup(
  client: SanityClient,
  members: readonly string[],
): Promise<string> {
  const _id = `${GROUP_TYPE}.${crypto.randomUUID()}`
  await client.create({ _id, _type: GROUP_TYPE, members: members.map(memberOf) })
  return _id
}

/** Adds a document to a group, by their ids. */
export const addMember = (client: SanityClient, groupId: string, id: string) =>
  client
    .patch(groupId)
    .setIfMissing({ members: [] })
    .insert('after', 'members[-1]', [memberOf(id)])
    .commit()

const memberOf = (_ref: string) => ({ _key: _ref, _type: 'reference', _ref, _weak: true })

/** The members of a group: the keys of their items, by their published ids. */
export const membersOf = (members: unknown): ReadonlyMap<string, string> =>
  new Map(recordsIn(members).map((member) => [referenceOf(member), textOf(member._key)]))

/** Whether nobody has published a group. */
export const isWaiting = ({ publishedAt }: GroupRow): boolean => !publishedAt
