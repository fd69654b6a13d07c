import { versionPath } from '@elos/content/parts/address/path'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { pathOf } from '@elos/content/parts/stored/route'
import { isRecord, recordsIn, textOf } from '@elos/content/parts/stored/value'

/** The version of a text that was published without one, or with something else in its place. */
const FIRST_VERSION = '1.0'

/** The fields that a visitor reads, and that a version keeps. */
const TEXT_FIELDS = ['title', 'lead', 'body'] as const

/** The order of versions: '2.10' comes after '2.9'. */
const BY_NUMBERS = new Intl.Collator('pt-BR', { numeric: true })

/** Whether a text is a version as this module writes them: '2.0'. */
export const isVersion = (text: string): boolean => /^\d+(\.\d+)*$/.test(text)

/** The version of a legal text. */
export function versionOf({ version }: StoredDocument): string {
  const written = textOf(version)
  return isVersion(written) ? written : FIRST_VERSION
}

/** The version after this one: '2.1' after '2.0'. */
export const versionAfter = (version: string): string => {
  const numbers = version.split('.').map(Number)
  return numbers.length < 2 ? `${version}.1` : numbers.with(-1, (numbers.at(-1) ?? 0) + 1).join('.')
}

/** Whether a version is higher than another one: '2.10' than '2.9'. */
export const isHigher = (version: string, other: string): boolean =>
  BY_NUMBERS.compare(withoutZeros(version), withoutZeros(other)) > 0

/** '2' for '2.0', which is the same version. */
const withoutZeros = (version: string) => version.replace(/(?:\.0+)+$/, '')

/** Whether two legal texts read the same. */
export const isSameText = (one: StoredDocument, other: StoredDocument): boolean =>
  TEXT_FIELDS.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))

/** Whether a version of a text is among those that were in force before. */
export const isKept = ({ former }: StoredDocument, version: string): boolean =>
  recordsIn(former).some((each) => each.version === version)

/** The address at which the published version can be read once another one is in force. */
export const keptAt = (published: StoredDocument): string =>
  versionPath(pathOf(published), versionOf(published))

/** New values of fields; undefined removes a field. */
export type Values = Readonly<Record<string, unknown>>

/** Makes a draft the next version of the published text, which is kept. Its day is still to be chosen. */
export function asNewVersion(published: StoredDocument): Values {
  const version = versionOf(published)
  const text = Object.fromEntries(
    TEXT_FIELDS.map((field) => [field, withWeakLinks(published[field])]),
  )
  const kept = {
    _key: version.replaceAll('.', '-'),
    version,
    updatedAt: published.updatedAt,
    ...text,
  }
  return {
    version: versionAfter(version),
    updatedAt: undefined,
    former: [kept, ...recordsIn(published.former)],
    sameAs: undefined,
  }
}

/** A text whose links do not keep the pages that they lead to from being deleted: nobody could take them out. */
const withWeakLinks = (text: unknown): unknown =>
  text &&
  JSON.parse(JSON.stringify(text), (_, value) =>
    isRecord(value) && isRecord(value.page)
      ? { ...value, page: { ...value.page, _weak: true } }
      : value,
  )

/** Makes a draft the published version in other words: the mark holds until the next time that it is published. */
export const asSameVersion = ({ version, updatedAt, former, _rev }: StoredDocument): Values => ({
  version,
  updatedAt,
  former,
  sameAs: _rev,
})
