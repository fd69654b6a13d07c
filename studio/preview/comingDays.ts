import { turnsOf } from '@elos/content/parts/claim/life'
import { GROUP_TYPE } from '@elos/content/parts/preview/group'
import { publishedId } from '@elos/content/parts/read/publishedId'
import { announcedFrom } from '@elos/content/parts/specialDays/coming'
import { mapSpecialDays } from '@elos/content/parts/specialDays/map'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { isRecord, referenceOf, textOf, titleOf } from '@elos/content/parts/stored/value'
import { dayOf, daysAfter, isDay, spokenDay } from '@elos/content/parts/time/day'
import { agingDays } from '@elos/content/review/carrierFacts'
import { claimReading } from '@elos/content/review/claimValue'
import { counted } from '../base/counted.ts'

/** A day on which visitors see something else without anyone publishing, and what. */
export interface ComingDay {
  /** ISO day. */
  day: string
  changes: ComingChange[]
}

/** A change that visitors see, and the document from which it comes. */
export interface ComingChange {
  document: StoredDocument
  /** The field of the document that it comes from, where the document has much else. */
  field?: string
  /** In Portuguese. */
  text: string
}

interface Turn extends Omit<ComingChange, 'document'> {
  day: string
  /** The moment, in milliseconds since 1970, of what does not come when its day begins. */
  moment?: number
}

/** The days on which the site will change by itself, in order: today is one while something of it is still to come. */
export function comingDays(documents: readonly StoredDocument[], now: Date): ComingDay[] {
  const today = dayOf(now)
  const changes = documents
    .flatMap((document) =>
      (TURNS[document._type]?.(document, documents) ?? []).map((turn) => ({ ...turn, document })),
    )
    .filter(({ day, moment }) => isDay(day) && (moment ? moment > now.getTime() : day > today))
  const byDay = Map.groupBy(changes, ({ day }) => day)
  return [...byDay]
    .map(([day, found]) => ({
      day,
      changes: found.map(({ day: _, moment: __, ...change }) => change),
    }))
    .toSorted((one, other) => one.day.localeCompare(other.day))
}

/** Returns the turns of a document, which may depend on others. */
type TurnsOf = (document: StoredDocument, documents: readonly StoredDocument[]) => Turn[]

/** The changes that come by themselves, by the type of their document. */
const TURNS: Readonly<Record<string, TurnsOf | undefined>> = {
  claim: (claim) =>
    turnsOf(claim).flatMap((day) => {
      const reading = claimReading(claim, day)
      return reading === claimReading(claim, daysAfter(day, -1))
        ? []
        : [{ day, text: `${titleOf(claim)}: ${reading}` }]
    }),
  carrier: (carrier, documents) =>
    agingDays(carrier, documents).map(({ day, count }) => ({
      day,
      text: `${titleOf(carrier)}: ${counted(count, 'resposta', 'respostas')} a reconfirmar`,
    })),
  article: (article) => periodOf(article, `o artigo “${titleOf(article)}”`),
  freePage: (page) => periodOf(page, `a página “${titleOf(page)}”`),
  // Nobody else publishes it: the day only reminds staff, and has a reminder of its own once it has come.
  [GROUP_TYPE]: (group) =>
    dayTurn(group.dueAt, `Publicar o grupo “${titleOf(group)}”`).map(({ day, text }) => ({
      day,
      text,
    })),
  priceTable: ({ carrier, line, validFrom, validUntil }, documents) => {
    const sold = documents.find(({ _id }) => publishedId(_id) === referenceOf(carrier))
    const named = `a tabela de preços “${[textOf(sold?.name), textOf(line)].filter(Boolean).join(' ')}”`
    const last = textOf(validUntil)
    return [
      { day: textOf(validFrom), text: `Passa a valer ${named}` },
      ...(isDay(last) ? [{ day: daysAfter(last, 1), text: `Termina ${named}` }] : []),
    ]
  },
  legalPage: ({ title, version, updatedAt }) => [
    {
      day: textOf(updatedAt),
      text: `Passa a valer a versão ${textOf(version)} de “${textOf(title)}”`,
    },
  ],
  siteSettings: ({ holidays, announcement }) => [
    ...specialDaysOf(holidays).map(({ date, name }) => ({
      day: announcedFrom(date),
      field: 'holidays',
      text: `O contato avisa o horário de ${spokenDay(date)}${name ? ` (${name})` : ''}`,
    })),
    ...(isRecord(announcement) && textOf(announcement.text)
      ? periodOf(announcement, `o aviso “${textOf(announcement.text)}”`).map((turn) => ({
          ...turn,
          field: 'announcement',
        }))
      : []),
  ],
}

/** The days on which something comes and leaves. `named`: its name with its article. */
function periodOf(
  { publishAt, unpublishOn }: Readonly<Record<string, unknown>>,
  named: string,
): Turn[] {
  const left = textOf(unpublishOn)
  return [
    ...dayTurn(publishAt, `Entra ${named}`),
    ...(left ? [{ day: left, text: `Sai ${named}` }] : []),
  ]
}

/** The turn on the day of a moment (ISO 8601); none without a moment. */
function dayTurn(moment: unknown, text: string): Turn[] {
  const due = Date.parse(textOf(moment))
  return Number.isNaN(due) ? [] : [{ day: dayOf(new Date(due)), moment: due, text }]
}

const specialDaysOf = (holidays: unknown) =>
  mapSpecialDays(
    (Array.isArray(holidays) ? holidays : [])
      .filter(isRecord)
      .map(({ date, name }) => ({ date: textOf(date), name: textOf(name) })),
  )
