import { DRAFT_PREFIX } from '@elos/content/storage/names'

/** What a form holds, by field name. */
export type Values = Record<string, string>

/** Keeps what is typed until it is sent or the tab is closed. A form with nothing in it has no draft. */
export function keepDraft(form: string, values: Values): void {
  const typed = Object.entries(values).filter(([, value]) => value)
  try {
    if (typed.length === 0) sessionStorage.removeItem(DRAFT_PREFIX + form)
    else sessionStorage.setItem(DRAFT_PREFIX + form, JSON.stringify(Object.fromEntries(typed)))
  } catch {
    // Storage is full or refused: a reload will cost what was typed, as on any other site.
  }
}

/** What was typed before the page was loaded again. */
export function draftOf(form: string): Values {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(DRAFT_PREFIX + form) ?? '{}')
    const entries = Object.entries(Object(draft))
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
  } catch {
    return {}
  }
}

/** Forgets what was typed. */
export const dropDraft = (form: string): void => keepDraft(form, {})
