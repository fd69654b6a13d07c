import { DRAFT_PREFIX } from '@elos/content/parts/storage/names'

/** A form's answers by field name. */
export type Values = Record<string, string>

/** Stores a form's answers until they are sent or the tab is closed. Empty answers are not stored. */
export function saveDraft(form: string, values: Values): void {
  const typed = Object.entries(values).filter(([, value]) => value)
  try {
    if (typed.length === 0) sessionStorage.removeItem(DRAFT_PREFIX + form)
    else sessionStorage.setItem(DRAFT_PREFIX + form, JSON.stringify(Object.fromEntries(typed)))
  } catch {
    // Storage is full or refused: a reload loses the answers, as on any other site.
  }
}

/** Reads the answers stored before the page was loaded again; {} without any. */
export function readDraft(form: string): Values {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(DRAFT_PREFIX + form) ?? '{}')
    const entries = Object.entries(Object(draft))
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
  } catch {
    return {}
  }
}

/** Deletes the stored answers of a form. */
export const clearDraft = (form: string): void => saveDraft(form, {})
