/**
 * These functions read single values of a query's result. A document may be incomplete, older than its schema or
 * written by another program: a value of the wrong type counts as absent.
 */
import { vercelStegaClean } from '@vercel/stega'
import { isBlank } from '../letters/blank.ts'
import { joinHyphens } from '../letters/hyphens.ts'

type Maybe<T> = T | null | undefined

/**
 * A text that visitors read; '' when absent. The invisible marks for click-to-edit stay in it, and no line ends at a hyphen
 * within its words.
 */
export function readText(value: Maybe<string>): string {
  return typeof value === 'string' ? joinHyphens(value) : ''
}

/** A text that visitors read; undefined when absent or without anything to see. */
export function readOptionalText(value: Maybe<string>): string | undefined {
  return isBlank(readText(value)) ? undefined : readText(value)
}

/** A value for the code (path, icon, date, URL), without preview marks; '' when absent. */
export function readToken(value: Maybe<string>): string {
  return typeof value === 'string' ? vercelStegaClean(value).trim() : ''
}

/** A value for the code, without preview marks; undefined when absent or blank. */
export function readOptionalToken(value: Maybe<string>): string | undefined {
  return readToken(value) || undefined
}

/** A finite number, or undefined. */
export function readOptionalNumber(value: Maybe<number>): number | undefined {
  return Number.isFinite(value) ? Number(value) : undefined
}

/** Whether the value is `true`. */
export function readFlag(value: Maybe<boolean>): boolean {
  return value === true
}

/** Returns the value if it is one of a closed set, or else the fallback. */
export function readChoice<const T extends string>(
  value: Maybe<string>,
  options: readonly T[],
  fallback: T,
): T {
  return readOptionalChoice(value, options) ?? fallback
}

/** Returns the value if it is one of a closed set, or else undefined. */
export function readOptionalChoice<const T extends string>(
  value: Maybe<string>,
  options: readonly T[],
): T | undefined {
  const wanted = readToken(value)
  return options.find((option) => option === wanted)
}

/** The keys of a table, with their type: a closed set. */
export function keysOf<Key extends string>(table: Record<Key, unknown>): Key[] {
  return Object.keys(table).filter((key): key is Key => key in table)
}

/**
 * Maps the items of a list. Absent items, and those whose result is absent, are left out; [] without a
 * list.
 */
export function readList<T, U>(
  values: Maybe<readonly T[]>,
  map: (value: NonNullable<T>) => U | null | undefined,
): U[] {
  if (!Array.isArray(values)) return []
  return values.flatMap((value) => (value == null ? [] : (map(value) ?? [])))
}

/** The texts of a list, without blank ones. */
export function readTexts(values: Maybe<readonly Maybe<string>[]>): string[] {
  return readList(values, readOptionalText)
}
