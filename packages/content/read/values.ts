/**
 * Readers of single values at the boundary with the Lake. A document may be incomplete, older than
 * its schema or written by another program: a value of the wrong shape reads as absent.
 */
import { vercelStegaClean } from '@vercel/stega'

type Maybe<T> = T | null | undefined

/** Words a visitor reads, '' when absent. Invisible preview marks stay, for click-to-edit. */
export function words(value: Maybe<string>): string {
  return typeof value === 'string' ? value : ''
}

/** Words a visitor reads, undefined when absent or blank. */
export function optionalWords(value: Maybe<string>): string | undefined {
  return words(value).trim() === '' ? undefined : words(value)
}

/** A value that code reads (path, icon, date, address), '' when absent; without preview marks. */
export function token(value: Maybe<string>): string {
  return typeof value === 'string' ? vercelStegaClean(value).trim() : ''
}

/** A value that code reads, undefined when absent or blank. */
export function optionalToken(value: Maybe<string>): string | undefined {
  return token(value) || undefined
}

/** A finite number, or undefined. */
export function optionalNumber(value: Maybe<number>): number | undefined {
  return Number.isFinite(value) ? Number(value) : undefined
}

/** True only for a stored `true`. */
export function flag(value: Maybe<boolean>): boolean {
  return value === true
}

/** One of a closed set of values, or the fallback. */
export function choice<const T extends string>(
  value: Maybe<string>,
  options: readonly T[],
  fallback: T,
): T {
  return optionalChoice(value, options) ?? fallback
}

/** One of a closed set of values, or undefined. */
export function optionalChoice<const T extends string>(
  value: Maybe<string>,
  options: readonly T[],
): T | undefined {
  const wanted = token(value)
  return options.find((option) => option === wanted)
}

/** The items of a list that exist and can be mapped; [] when there is no list. */
export function list<T, U>(
  values: Maybe<readonly T[]>,
  map: (value: NonNullable<T>) => U | null | undefined,
): U[] {
  if (!Array.isArray(values)) return []
  return values.flatMap((value) => (value == null ? [] : (map(value) ?? [])))
}

/** The words of a list, without blanks. */
export function wordsList(values: Maybe<readonly Maybe<string>[]>): string[] {
  return list(values, optionalWords)
}
