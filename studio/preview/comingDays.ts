import { turnsOf } from '@elos/content/parts/claim/life'
import { announcedFrom } from '@elos/content/parts/specialDays/coming'
import { mapSpecialDays } from '@elos/content/parts/specialDays/map'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { isRecord, textOf, titleOf } from '@elos/content/parts/stored/value'
import { dayOf, daysAfter, spokenDay } from '@elos/content/parts/time/day'
import { claimReading } from '@elos/content/review/claimValue'

/** A day on which visitors see something else without anyone publishing, and what. */
export interface ComingDay {
  /** ISO day. */
  day: string
  changes: ComingChange[]
}

/** A change that visitors see, and the document from which it comes. */
export interface ComingChange {
  document: StoredDocument
  /** In Portuguese. */
  text: string
}

interface Turn {
  day: string
  text: string
}

/** The days to come on which the site changes by itself, in order. */
export function comingDays(documents: readonly StoredDocument[], now: Date): ComingDay[] {
  const today = dayOf(now)
  const changes = documents
    .flatMap((document) =>
      (TURNS[document._type]?.(document) ?? []).map((turn) => ({ ...turn, document })),
    )
    .filter(({ day }) => day > today)
  const byDay = Map.groupBy(changes, ({ day }) => day)
  return [...byDay]
    .map(([day, found]) => ({
      day,
      changes: found.map(({ document, text }) => ({ document, text })),
    }))
    .toSorted((one, other) => one.day.localeCompare(other.day))
}

const TURNS: Readonly<Record<string, ((document: StoredDocument) => Turn[]) | undefined>> = {
  claim: (claim) =>
    turnsOf(claim).flatMap((day) => {
      const reading = claimReading(claim, day)
      return reading === claimReading(claim, daysAfter(day, -1))
        ? []
        : [{ day, text: `${titleOf(claim)}: ${reading}` }]
    }),
  article: (article) => periodOf(article, 'o artigo'),
  freePage: (page) => periodOf(page, 'a página'),
  legalPage: ({ title, version, updatedAt }) => [
    {
      day: textOf(updatedAt),
      text: `Passa a valer a versão ${textOf(version)} de “${textOf(title)}”`,
    },
  ],
  siteSettings: ({ holidays }) =>
    specialDaysOf(holidays).map(({ date, name }) => ({
      day: announcedFrom(date),
      text: `O contato avisa o horário de ${spokenDay(date)}${name ? ` (${name})` : ''}`,
    })),
}

/** The days on which a page comes and leaves. `what` it is, with its article. */
function periodOf(page: StoredDocument, what: string): Turn[] {
  const due = Date.parse(textOf(page.publishAt))
  const left = textOf(page.unpublishOn)
  const named = `${what} “${titleOf(page)}”`
  return [
    ...(Number.isNaN(due) ? [] : [{ day: dayOf(new Date(due)), text: `Entra ${named}` }]),
    ...(left ? [{ day: left, text: `Sai ${named}` }] : []),
  ]
}

const specialDaysOf = (holidays: unknown) =>
  mapSpecialDays(
    (Array.isArray(holidays) ? holidays : [])
      .filter(isRecord)
      .map(({ date, name }) => ({ date: textOf(date), name: textOf(name) })),
  )
