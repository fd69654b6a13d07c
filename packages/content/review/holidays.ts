import type { StoredDocument } from '../parts/stored/document.ts'
import { recordsIn, textOf } from '../parts/stored/value.ts'
import { brazilianDay, daysAfter } from '../parts/time/day.ts'
import type { Review } from './rule.ts'

/** The number of days before the last holiday of the list from which its end is reported. */
const NOTICE_DAYS = 90

/** The last day of the list of holidays; undefined without one. */
const lastHoliday = ({ holidays }: StoredDocument): string | undefined =>
  recordsIn(holidays)
    .map(({ date }) => textOf(date))
    .filter(Boolean)
    .sort()
    .at(-1)

/**
 * Finds settings whose last holiday has passed or is less than 90 days ahead. After it, the site
 * promises answers on holidays too.
 */
export const endingHolidays: Review = (documents, today) =>
  documents
    .filter(({ _type }) => _type === 'siteSettings')
    .flatMap((document) => {
      const last = lastHoliday(document)
      if (last && last >= daysAfter(today, NOTICE_DAYS)) return []
      const state = last
        ? `O último dia da lista é ${brazilianDay(last)}.`
        : 'A lista de feriados está vazia.'
      const message = `${state} Inclua os próximos, para que o site não prometa resposta num feriado.`
      return [{ document, path: 'holidays', message }]
    })
